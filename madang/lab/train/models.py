"""The networks in PyTorch, and the way to the arrays that the bots' kernels use."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from madang.bots.network_kernels import Network
from madang.bots.networks import NetworkEngine

WIDTH, DEPTH = 128, 64
"""Neurons of the first and of the second hidden layer."""


class Models(nn.Module):
    """The policy (logits of all actions as their actor sees them) and the value (a number for each seat)."""

    def __init__(self, engine: NetworkEngine, width: int = WIDTH, depth: int = DEPTH) -> None:
        super().__init__()
        self.policy = _layers(engine.policy_inputs, width, depth, engine.actions)
        self.value = _layers(engine.value_inputs, width, depth, 1)
        self._engine = engine
        with torch.no_grad():  # begin with nearly even chances, and with a value that adds nothing
            self.policy[-1].weight.mul_(0.1)
            self.value[-1].weight.zero_()
            for layers in (self.policy, self.value):
                layers[-1].bias.zero_()

    def log_policy(self, inputs: Tensor, targets: Tensor) -> Tensor:
        """The logarithm of each action's probability; very small where `targets` is 0, that is, illegal."""
        logits = self.policy(inputs).masked_fill(targets == 0, -1e9)
        return torch.log_softmax(logits, dim=1)

    def log_chances(self, inputs: Tensor, bases: Tensor) -> Tensor:
        """The logarithm of each seat's chance, from a row of inputs and the evaluation's value for each seat."""
        return torch.log_softmax(bases + self.value(inputs).squeeze(-1), dim=1)

    def arrays(self) -> Network:
        """The weights as the kernels use them."""
        policy, value = _weights(self.policy), _weights(self.value)
        layers = {
            "policy_in": _with_bias_row(policy[0]),
            "policy_mid": _with_bias_row(policy[1]),
            "policy_out": np.ascontiguousarray(np.hstack([policy[2][0], policy[2][1][:, None]])),
            "value_in": _with_bias_row(value[0]),
            "value_mid": _with_bias_row(value[1]),
            "value_out": np.append(value[2][0][0], value[2][1]).astype(np.float32),
        }
        return self._engine.new_network(layers)


def _layers(inputs: int, width: int, depth: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, depth), nn.ReLU(), nn.Linear(depth, outputs)
    )


def _weights(layers: nn.Sequential) -> list[tuple[Any, Any]]:
    linear = [layer for layer in layers if isinstance(layer, nn.Linear)]
    return [(layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in linear]


def _with_bias_row(layer: tuple[Any, Any]) -> Any:
    weight, bias = layer
    return np.ascontiguousarray(np.vstack([weight.T, bias[None, :]]))
