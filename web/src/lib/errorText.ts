// The text of an error for the user.
import { ApiError } from "./api";
import { t } from "./i18n.svelte";
import { Canceled } from "./passkey";

export function errorText(error: unknown): string {
  if (error instanceof ApiError) return t(error.id, error.args);
  return error instanceof Canceled ? t("passkey-canceled") : String(error);
}
