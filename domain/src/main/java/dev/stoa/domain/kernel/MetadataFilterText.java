package dev.stoa.domain.kernel;

import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import java.util.regex.Pattern;

/** Writes a filter of metadata as the text that is parsed to it. */
final class MetadataFilterText {

  private static final Pattern BARE = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]*");

  private MetadataFilterText() {}

  static String of(MetadataFilter filter) {
    if (filter instanceof MetadataFilter.Comparison one) {
      return comparison(one, one.operator().sign());
    }
    if (filter instanceof MetadataFilter.OneOf one) {
      return key(one.key())
          + " in ["
          + one.values().map(MetadataFilterText::value).mkString(", ")
          + "]";
    }
    if (filter instanceof MetadataFilter.All all) {
      return joined(all.parts(), " and ");
    }
    if (filter instanceof MetadataFilter.Any any) {
      return joined(any.parts(), " or ");
    }
    MetadataFilter condition = ((MetadataFilter.Not) filter).condition();
    return condition instanceof MetadataFilter.Comparison one
            && one.operator() == MetadataFilter.Operator.EQUAL
        ? comparison(one, "!=")
        : "not " + part(condition);
  }

  private static String comparison(MetadataFilter.Comparison one, String sign) {
    return key(one.key()) + " " + sign + " " + value(one.value());
  }

  private static String joined(Seq<MetadataFilter> parts, String word) {
    return parts.map(MetadataFilterText::part).mkString(word);
  }

  private static String part(MetadataFilter filter) {
    return filter instanceof MetadataFilter.All || filter instanceof MetadataFilter.Any
        ? "(" + of(filter) + ")"
        : of(filter);
  }

  private static String key(String name) {
    return BARE.matcher(name).matches() && !MetadataFilterParser.isReserved(name)
        ? name
        : '"' + name.replace("\"", "\"\"") + '"';
  }

  private static String value(JsonValue value) {
    if (value instanceof JsonString text) {
      return "'" + text.value().replace("'", "''") + "'";
    }
    return value instanceof JsonNumber number
        ? number.lexeme()
        : String.valueOf(((JsonBoolean) value).value());
  }
}
