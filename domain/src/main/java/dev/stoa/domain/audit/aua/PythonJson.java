package dev.stoa.domain.audit.aua;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;

/** Spells JSON as Python's {@code json.dumps(value, sort_keys=True)} does. */
final class PythonJson {

  /** Python orders text by code points, where Java would go by UTF-16 units. */
  private static final Comparator<String> BY_CODE_POINT =
      (left, right) -> Arrays.compare(left.codePoints().toArray(), right.codePoints().toArray());

  private static final String SHORT_ESCAPES = "\"\"\\\\\nn\rr\tt\ff\bb";

  private PythonJson() {}

  static String dumps(JsonValue value) {
    if (value instanceof JsonObject object) {
      return object
          .members()
          .toList()
          .sorted((left, right) -> BY_CODE_POINT.compare(left._1, right._1))
          .map(member -> string(member._1) + ": " + dumps(member._2))
          .mkString("{", ", ", "}");
    }
    if (value instanceof JsonArray array) {
      return array.values().map(PythonJson::dumps).mkString("[", ", ", "]");
    }
    if (value instanceof JsonString text) {
      return string(text.value());
    }
    if (value instanceof JsonNumber number) {
      return number(number);
    }
    return value instanceof JsonBoolean flag ? String.valueOf(flag.value()) : "null";
  }

  /** Whole numbers stay whole, however large; all others are floats. */
  private static String number(JsonNumber number) {
    return number.isPlainInteger()
        ? new BigInteger(number.lexeme()).toString()
        : PythonFloat.repr(Double.parseDouble(number.lexeme()));
  }

  /** ASCII only: what is beyond, and the delete character, is escaped by UTF-16 unit. */
  static String string(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int escape = SHORT_ESCAPES.indexOf(c);
      if (escape >= 0 && escape % 2 == 0) {
        out.append('\\').append(SHORT_ESCAPES.charAt(escape + 1));
      } else if (c >= ' ' && c <= '~') {
        out.append(c);
      } else {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          out.append(Character.forDigit(c >> shift & 0xf, 16));
        }
      }
    }
    return out.append('"').toString();
  }
}
