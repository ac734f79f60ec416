"""How Numba turns kernels into machine code: each piece once, and the callers share it.

Numba compiles every function to machine code of its own and copies the code of all functions below it into it, so the
functions at the bottom are optimized once for each function above them. Kernels come in two kinds instead:

- A *shared* kernel (a verb of a game, or a kernel that Python calls) is optimized and compiled once. Its callers refer
  to its symbol, and its machine code is cached.
- An *inlined* kernel has no machine code: it is optimized as a part of the shared kernels that call it.

This relies on parts of Numba that have no promise of stability (`codegen`, `caching`); the oldest and the newest
version that pyproject.toml admits are tried by ``make versions``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import llvmlite.binding as llvm
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, compile_result


class MachineCode(NamedTuple):
    """The machine code of a shared kernel, and the symbols that it defines. The first symbol names it."""

    symbols: tuple[str, ...]
    library: Any  # as Numba serializes it


_libraries: dict[str, Any] = {}
"""The libraries of all shared kernels in this process, by their first symbol. Numba must not load one twice."""


class SharedLibrary(JITCodeLibrary):
    """The machine code of a shared kernel. Callers are linked to its symbol, not with a copy of its code."""

    machine_codes: dict[str, MachineCode]
    """This code, and all other code that it calls."""

    def finalize(self) -> None:
        super().finalize()
        symbols = _defined_symbols(self._final_module)
        self.machine_codes = _machine_codes_of(self._linking_libraries)
        self.machine_codes[symbols[0]] = MachineCode(symbols, self.serialize_using_object_code())
        _libraries[symbols[0]] = self

    def _get_module_for_linking(self) -> Any:
        self._ensure_finalized()
        if self._shared_module is None:
            self._shared_module = llvm.parse_assembly(str(self._codegen._create_empty_module(self.name)))
        return self._shared_module


class InlinedLibrary(JITCodeLibrary):
    """The intermediate code of an inlined kernel and of those that it calls."""

    machine_codes: dict[str, MachineCode]

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self.machine_codes = _machine_codes_of(self._linking_libraries)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nothing is loaded into the process, so no function has an address."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return _NothingLoaded()


class _NothingLoaded:
    """Takes the place of the code generator where Numba would write into loaded code."""

    def set_env(self, name: str, environment: Any) -> None:
        """Ignore the environment: code in nopython mode does not read it."""


class _KernelCompiler(Compiler):
    library_class: type[JITCodeLibrary]

    def compile_extra(self, func: Any) -> Any:
        self.state.library = self.library_class(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class SharedCompiler(_KernelCompiler):
    library_class = SharedLibrary


class InlinedCompiler(_KernelCompiler):
    library_class = InlinedLibrary


class SharedCacheImpl(CompileResultCacheImpl):
    """Stores a shared kernel with the machine code of all shared kernels that it calls."""

    def reduce(self, cres: Any) -> Any:
        cres.fndesc.typemap = cres.fndesc.calltypes = None  # large, not needed, and not always possible to pickle
        own = _name_of(cres.library)
        return own, cres.library.machine_codes, cres.fndesc, cres.environment, cres.signature

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        own, machine_codes, fndesc, environment, signature = payload
        for name, code in machine_codes.items():
            if name not in _libraries:
                _libraries[name] = _load(target_context.codegen(), code)
        library = _libraries[own]
        library.machine_codes = machine_codes
        return compile_result(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=library,
            environment=environment,
            entry_point=target_context.get_executable(library, fndesc, environment),
            fndesc=fndesc,
            type_annotation="",
            signature=signature,
            objectmode=False,
            lifted=(),
            reload_init=[],
            referenced_envs=[],
        )


class SharedCache(FunctionCache):
    """Numba's cache, which loads a kernel without the set-up that only compilation needs.

    Numba prepares all its typing rules before it loads machine code, which uses none of them: a quarter of a second.
    A kernel that is not in the cache is compiled, and compilation prepares the rules itself.
    """

    _impl_class = SharedCacheImpl

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        from numba.core.runtime.nrt import rtsys

        rtsys.initialize(target_context)  # what the machine code itself calls
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


def _load(codegen: Any, code: MachineCode) -> Any:
    library = codegen.unserialize_library(code.library)
    codegen._engine._defined_symbols.update(code.symbols)
    return library


def _name_of(library: Any) -> str:
    return next(name for name, known in _libraries.items() if known is library)


def _defined_symbols(module: Any) -> tuple[str, ...]:
    """The symbols that a module defines, those that only it defines first."""
    defined = [value for part in (module.functions, module.global_variables) for value in part]
    defined = [value for value in defined if not value.is_declaration]
    ranked = sorted(defined, key=lambda value: value.linkage != llvm.Linkage.external)
    return tuple(value.name for value in ranked)


def _machine_codes_of(libraries: list[Any]) -> dict[str, MachineCode]:
    """All machine code that code linked with these libraries calls, callees first."""
    found: dict[str, MachineCode] = {}
    for library in libraries:
        found |= getattr(library, "machine_codes", {})
    return found
