package dev.stoa.adapter.mcp;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/**
 * An answer in as few words as a model needs: the columns that people see, without what is absent.
 *
 * @param columns paths of members, such as {@code memory.tier}; every member if there are none
 * @param nothing what an empty list says
 */
record PromptText(Seq<String> columns, String nothing) {

  private static final String BETWEEN = " | ";
  private static final int DECIMALS = 3;
  private static final Pattern FRACTION =
      Pattern.compile("(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d)\\.\\d+Z");

  String of(JsonObject answer) {
    if (!(answer.members().get("items").getOrNull() instanceof JsonArray items)) {
      return columns.isEmpty() ? whole("", answer) : rows(List.of(answer));
    }
    String more =
        answer
            .members()
            .get("next")
            .map(PromptText::cell)
            .filter(next -> !next.isEmpty())
            .map(next -> "\nmore: after=" + next)
            .getOrElse("");
    return (items.values().isEmpty() ? nothing : rows(items.values())) + more;
  }

  /** A line for each item, below the names of what it has. */
  private String rows(Seq<JsonValue> items) {
    Seq<String> all =
        columns.isEmpty() ? items.flatMap(PromptText::names).distinct().toList() : columns;
    Seq<String> filled = all.filter(path -> items.exists(item -> !cell(at(item, path)).isEmpty()));
    return items
        .map(item -> filled.map(path -> cell(at(item, path))).mkString(BETWEEN))
        .prepend(filled.map(path -> path.substring(path.lastIndexOf('.') + 1)).mkString(BETWEEN))
        .mkString("\n");
  }

  private static Seq<String> names(JsonValue item) {
    return item instanceof JsonObject object ? object.members().keySet().toList() : List.empty();
  }

  private static String whole(String prefix, JsonObject object) {
    return object
        .members()
        .toList()
        .flatMap(
            member -> {
              String name = prefix + member._1;
              if (member._2 instanceof JsonObject inner) {
                String text = whole(name + ".", inner);
                return List.of(text).filter(one -> !one.isEmpty());
              }
              if (member._2 instanceof JsonArray list
                  && list.values().exists(JsonObject.class::isInstance)) {
                return List.of(name + ":\n" + new PromptText(List.empty(), "").rows(list.values()));
              }
              String text = cell(member._2);
              return text.isEmpty() ? List.<String>empty() : List.of(name + ": " + text);
            })
        .mkString("\n");
  }

  private static JsonValue at(JsonValue value, String path) {
    JsonValue found = value;
    for (String name : path.split("\\.")) {
      found = member(found, name);
    }
    return found;
  }

  /** Of the items of a list, each one's. */
  private static JsonValue member(JsonValue value, String name) {
    if (value instanceof JsonArray list) {
      return new JsonArray(list.values().map(item -> member(item, name)));
    }
    return value instanceof JsonObject object
        ? object.members().get(name).getOrElse(new JsonNull())
        : new JsonNull();
  }

  private static String cell(JsonValue value) {
    if (value instanceof JsonNull) {
      return "";
    }
    if (value instanceof JsonString text) {
      return FRACTION.matcher(text.value()).replaceFirst("$1Z");
    }
    if (value instanceof JsonNumber number) {
      BigDecimal exact = new BigDecimal(number.lexeme());
      return exact.scale() <= DECIMALS
          ? number.lexeme()
          : exact.setScale(DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
    }
    if (value instanceof JsonArray list) {
      return list.values().map(PromptText::cell).filter(one -> !one.isEmpty()).mkString(", ");
    }
    return value instanceof JsonObject object && object.members().isEmpty()
        ? ""
        : CanonicalJson.of(value).text();
  }
}
