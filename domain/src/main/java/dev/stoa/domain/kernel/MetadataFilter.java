package dev.stoa.domain.kernel;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A condition on the members of metadata, such as {@code team = 'core' and year >= 2020}.
 *
 * <p>A member that is missing, or of another type than the value, is not equal to it and neither
 * less nor greater. Numbers are compared by value, texts by code points.
 */
public sealed interface MetadataFilter {

  /** Most comparisons that one filter has. */
  int MOST_COMPARISONS = 64;

  /** Longest name of a member. */
  int LONGEST_KEY = 200;

  /** Whether metadata meets the condition. */
  boolean accepts(JsonObject metadata);

  /** Whether metadata in its stored form meets the condition. */
  default boolean accepts(CanonicalJson metadata) {
    return JsonParser.parse(metadata.text()) instanceof JsonObject object && accepts(object);
  }

  /** How many comparisons it makes. */
  int comparisons();

  /** Compares a member with a value. */
  record Comparison(String key, Operator operator, JsonValue value) implements MetadataFilter {

    /** Refuses what cannot be compared; the message names the member. */
    public Comparison {
      PlainText.require("where: the name of a member", key, LONGEST_KEY);
      if (!(value instanceof JsonString
          || value instanceof JsonNumber
          || value instanceof JsonBoolean)) {
        throw new InvalidValue(
            "where: " + key + " is compared with a text, a number, true or false only");
      }
      if (value instanceof JsonBoolean && operator != Operator.EQUAL) {
        throw new InvalidValue(
            "where: " + key + " is compared with true or false by = and != only");
      }
      if (value instanceof JsonNumber number) {
        // The least and the greatest number are the same for both engines and for Java.
        number.exactDouble();
      }
      if (value instanceof JsonString text && text.value().indexOf(0) >= 0) {
        throw new InvalidValue("where: the value of " + key + " contains U+0000: remove it");
      }
    }

    @Override
    public boolean accepts(JsonObject metadata) {
      return metadata.members().get(key).flatMap(this::order).exists(operator::accepts);
    }

    private Option<Integer> order(JsonValue member) {
      if (member instanceof JsonString one && value instanceof JsonString other) {
        return Option.some(CodePointOrder.compare(one.value(), other.value()));
      }
      if (member instanceof JsonNumber one && value instanceof JsonNumber other) {
        return Option.some(Double.compare(one.exactDouble() + 0.0, other.exactDouble() + 0.0));
      }
      if (member instanceof JsonBoolean one && value instanceof JsonBoolean other) {
        return Option.some(Boolean.compare(one.value(), other.value()));
      }
      return Option.none();
    }

    @Override
    public int comparisons() {
      return 1;
    }
  }

  /** Whether a member is one of several values. */
  record OneOf(String key, Seq<JsonValue> values) implements MetadataFilter {

    /** Refuses an empty list. */
    public OneOf {
      if (values.isEmpty()) {
        throw new InvalidValue("where: the list of " + key + " is empty: give at least one value");
      }
      values = values.toVector();
      requireCount(values.size());
      values.forEach(value -> new Comparison(key, Operator.EQUAL, value));
    }

    /** The comparisons of which one has to hold. */
    public Seq<Comparison> alternatives() {
      return values.map(value -> new Comparison(key, Operator.EQUAL, value));
    }

    @Override
    public boolean accepts(JsonObject metadata) {
      return alternatives().exists(one -> one.accepts(metadata));
    }

    @Override
    public int comparisons() {
      return values.size();
    }
  }

  /** Whether every part holds. */
  record All(Seq<MetadataFilter> parts) implements MetadataFilter {

    /** Refuses too many comparisons. */
    public All {
      parts = requireParts(parts);
    }

    @Override
    public boolean accepts(JsonObject metadata) {
      return parts.forAll(part -> part.accepts(metadata));
    }

    @Override
    public int comparisons() {
      return parts.map(MetadataFilter::comparisons).sum().intValue();
    }
  }

  /** Whether at least one part holds. */
  record Any(Seq<MetadataFilter> parts) implements MetadataFilter {

    /** Refuses too many comparisons. */
    public Any {
      parts = requireParts(parts);
    }

    @Override
    public boolean accepts(JsonObject metadata) {
      return parts.exists(part -> part.accepts(metadata));
    }

    @Override
    public int comparisons() {
      return parts.map(MetadataFilter::comparisons).sum().intValue();
    }
  }

  /** Whether a condition does not hold. */
  record Not(MetadataFilter condition) implements MetadataFilter {

    @Override
    public boolean accepts(JsonObject metadata) {
      return !condition.accepts(metadata);
    }

    @Override
    public int comparisons() {
      return condition.comparisons();
    }
  }

  /** How a member is compared. */
  enum Operator {
    EQUAL("="),
    LESS("<"),
    LESS_OR_EQUAL("<="),
    GREATER(">"),
    GREATER_OR_EQUAL(">=");

    private final String sign;

    Operator(String sign) {
      this.sign = sign;
    }

    /** How it is written. */
    public String sign() {
      return sign;
    }

    boolean accepts(int order) {
      return switch (this) {
        case EQUAL -> order == 0;
        case LESS -> order < 0;
        case LESS_OR_EQUAL -> order <= 0;
        case GREATER -> order > 0;
        case GREATER_OR_EQUAL -> order >= 0;
      };
    }
  }

  /**
   * Reads a filter such as {@code team = 'core' and (year >= 2020 or not status in ['new',
   * 'open'])}.
   */
  static MetadataFilter parse(String text) {
    return new MetadataFilterParser(text).filter();
  }

  /** Whether a member equals a text, number or boolean. */
  static MetadataFilter eq(String key, Object value) {
    return compare(key, Operator.EQUAL, value);
  }

  /** Whether a member is missing or not equal to a text, number or boolean. */
  static MetadataFilter ne(String key, Object value) {
    return new Not(eq(key, value));
  }

  /** Whether a member is greater than a text or number. */
  static MetadataFilter gt(String key, Object value) {
    return compare(key, Operator.GREATER, value);
  }

  /** Whether a member is at least a text or number. */
  static MetadataFilter gte(String key, Object value) {
    return compare(key, Operator.GREATER_OR_EQUAL, value);
  }

  /** Whether a member is less than a text or number. */
  static MetadataFilter lt(String key, Object value) {
    return compare(key, Operator.LESS, value);
  }

  /** Whether a member is at most a text or number. */
  static MetadataFilter lte(String key, Object value) {
    return compare(key, Operator.LESS_OR_EQUAL, value);
  }

  /** Whether a member is one of these texts, numbers or booleans. */
  static MetadataFilter in(String key, java.util.Collection<?> values) {
    return new OneOf(key, Vector.ofAll(values).map(MetadataFilter::json));
  }

  private static MetadataFilter compare(String key, Operator operator, Object value) {
    return new Comparison(key, operator, json(value));
  }

  private static JsonValue json(Object value) {
    return JsonObject.builder().put("value", value).build().members().get("value").get();
  }

  /** Both conditions. */
  default MetadataFilter and(MetadataFilter other) {
    return new All(Vector.of(this, other));
  }

  /** At least one of both conditions. */
  default MetadataFilter or(MetadataFilter other) {
    return new Any(Vector.of(this, other));
  }

  /** The opposite. */
  default MetadataFilter negated() {
    return new Not(this);
  }

  /** How it is written; {@link #parse} reads it back. */
  default String text() {
    return MetadataFilterText.of(this);
  }

  private static Seq<MetadataFilter> requireParts(Seq<MetadataFilter> parts) {
    if (parts.isEmpty()) {
      throw new InvalidValue("where: a list of conditions is empty: give at least one");
    }
    requireCount(parts.map(MetadataFilter::comparisons).sum().intValue());
    return parts.toVector();
  }

  private static void requireCount(int comparisons) {
    if (comparisons > MOST_COMPARISONS) {
      throw new InvalidValue(
          "where has " + comparisons + " comparisons: give at most " + MOST_COMPARISONS);
    }
  }
}
