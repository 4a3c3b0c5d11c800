package dev.stoa.adapter.mcp;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** JSON as {@code JSON.stringify(value, null, 2)} writes it. */
final class IndentedJson {

  private static final String STEP = "  ";

  private final StringBuilder out = new StringBuilder();

  private IndentedJson() {}

  static String of(Object value) {
    IndentedJson json = new IndentedJson();
    json.write(value, "\n");
    return json.out.toString();
  }

  private void write(Object value, String line) {
    if (value instanceof Map<?, ?> members) {
      Iterator<? extends Map.Entry<?, ?>> each = members.entrySet().iterator();
      open('{', each.hasNext(), line);
      while (each.hasNext()) {
        Map.Entry<?, ?> member = each.next();
        text(String.valueOf(member.getKey()));
        out.append(": ");
        write(member.getValue(), line + STEP);
        next(each.hasNext(), line);
      }
      out.append('}');
    } else if (value instanceof List<?> items) {
      Iterator<?> each = items.iterator();
      open('[', each.hasNext(), line);
      while (each.hasNext()) {
        write(each.next(), line + STEP);
        next(each.hasNext(), line);
      }
      out.append(']');
    } else if (value instanceof String string) {
      text(string);
    } else {
      out.append(value);
    }
  }

  private void open(char bracket, boolean hasContent, String line) {
    out.append(bracket).append(hasContent ? line + STEP : "");
  }

  private void next(boolean hasNext, String line) {
    out.append(hasNext ? "," + line + STEP : line);
  }

  private void text(String value) {
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        case '\b' -> out.append("\\b");
        case '\f' -> out.append("\\f");
        default ->
            out.append(
                c < ' ' ? String.format(Locale.ROOT, "\\u%04x", (int) c) : String.valueOf(c));
      }
    }
    out.append('"');
  }
}
