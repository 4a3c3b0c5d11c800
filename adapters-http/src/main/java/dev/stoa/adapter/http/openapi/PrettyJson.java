package dev.stoa.adapter.http.openapi;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plain Java values as JSON over several lines, in their order, for people who compare versions.
 */
final class PrettyJson {

  private final StringBuilder out = new StringBuilder();

  private PrettyJson() {}

  static String text(Object value) {
    PrettyJson json = new PrettyJson();
    json.write(value, 0);
    return json.out.append('\n').toString();
  }

  private void write(@Nullable Object value, int depth) {
    if (value instanceof Map<?, ?> map && !map.isEmpty()) {
      out.append("{");
      Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
      while (entries.hasNext()) {
        Map.Entry<?, ?> entry = entries.next();
        newLine(depth + 1);
        string((String) entry.getKey());
        out.append(": ");
        write(entry.getValue(), depth + 1);
        out.append(entries.hasNext() ? "," : "");
      }
      newLine(depth);
      out.append("}");
    } else if (value instanceof Collection<?> list && hasObject(list)) {
      out.append("[");
      Iterator<?> items = list.iterator();
      while (items.hasNext()) {
        newLine(depth + 1);
        write(items.next(), depth + 1);
        out.append(items.hasNext() ? "," : "");
      }
      newLine(depth);
      out.append("]");
    } else {
      flat(value);
    }
  }

  private static boolean hasObject(Collection<?> list) {
    return list.stream().anyMatch(item -> item instanceof Map || item instanceof Collection);
  }

  private void flat(@Nullable Object value) {
    if (value instanceof Map) {
      out.append("{}");
    } else if (value instanceof Collection<?> list) {
      out.append("[");
      Iterator<?> items = list.iterator();
      while (items.hasNext()) {
        flat(items.next());
        out.append(items.hasNext() ? ", " : "");
      }
      out.append("]");
    } else if (value instanceof String text) {
      string(text);
    } else {
      out.append(value);
    }
  }

  private void newLine(int depth) {
    out.append('\n').append(" ".repeat(depth));
  }

  private void string(String text) {
    out.append('"');
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        default -> {
          if (c < 0x20) {
            out.append("\\u00")
                .append(Character.forDigit(c >> 4, 16))
                .append(Character.forDigit(c & 15, 16));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
