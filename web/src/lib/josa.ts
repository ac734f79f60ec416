// Korean particles (josa), as in madang/josa.py. Most have two forms: 은 follows a final consonant, 는 a vowel.
import { FluentNumber, type FluentFunction } from "@fluent/bundle";

const RIEUL = 8; // the number of the final consonant ㄹ among the finals of a Hangul syllable
// The finals of 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. 십, 백, 천 and 만 end in a consonant too, as 영 does.
const DIGIT_FINALS = [21, RIEUL, 0, 16, 0, 0, 1, RIEUL, RIEUL, 0];
const FIRST_SYLLABLE = "가".codePointAt(0)!;

/** The number of the final consonant of a text, 0 if it ends in a vowel, undefined if that is unknown. */
function finalOf(text: string): number | undefined {
  const spoken = text.normalize("NFC").replace(/[\p{Pe}\p{Pf}"']+$/u, ""); // closing brackets and quotes are not spoken
  const last = spoken.at(-1) ?? "";
  if (last >= "가" && last <= "힣") return (last.codePointAt(0)! - FIRST_SYLLABLE) % 28;
  return /\d/.test(last) ? DIGIT_FINALS[Number(last)] : undefined;
}

/** A text followed by the particle that fits it; both forms if the text ends in neither Hangul nor a digit. */
export function josa(text: string, forms: string): string {
  const [closed, open] = forms.split("/");
  if (!closed || !open) throw new RangeError(`JOSA needs two forms with a slash, not “${forms}”`);
  const final = finalOf(text);
  if (final === undefined) {
    return text + (closed.endsWith(open) ? `(${closed.slice(0, -open.length)})${open}` : `${closed}(${open})`);
  }
  const afterVowel = final === 0 || (final === RIEUL && closed === `으${open}` && open.startsWith("로"));
  return text + (afterVowel ? open : closed);
}

/** The catalogs' function JOSA. A value that is missing is returned as it is. */
export const JOSA: FluentFunction = ([value, forms]) => {
  if (value instanceof FluentNumber) value = String(value.value);
  if (typeof value !== "string") return value!;
  return josa(value, String(forms));
};
