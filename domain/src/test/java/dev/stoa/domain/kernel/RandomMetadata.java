package dev.stoa.domain.kernel;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Vector;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Random metadata and filters over the same few names and values, so that they often meet. */
public final class RandomMetadata {

  private static final Vector<String> KEYS =
      Vector.of(
          "team",
          "year",
          "or",
          "with space",
          "quo\"te",
          "dot.ted",
          "$",
          "ünïcode",
          "'",
          "what?",
          "b\\s");
  private static final Vector<JsonValue> VALUES =
      Vector.of(
          new JsonString("core"),
          new JsonString("it's"),
          new JsonString("2024"),
          new JsonString("true"),
          new JsonString(""),
          new JsonString("%_\\\""),
          new JsonString("\uFF5E"),
          new JsonString("\uD83D\uDE00"),
          new JsonNumber("2024"),
          new JsonNumber("-0.5"),
          new JsonNumber("0"),
          new JsonNumber("1"),
          new JsonNumber("1e-7"),
          new JsonNumber("9007199254740991"),
          new JsonNumber("1.7976931348623157e308"),
          new JsonBoolean(true),
          new JsonBoolean(false));

  private RandomMetadata() {}

  /** An object with some of the names, sometimes with a list, an object or null as the value. */
  public static CanonicalJson metadata(Random random) {
    JsonObject.Builder members = JsonObject.builder();
    for (String key : KEYS) {
      if (random.nextInt(3) > 0) {
        members.put(key, member(random));
      }
    }
    return CanonicalJson.of(members.build());
  }

  private static @Nullable Object member(Random random) {
    return switch (random.nextInt(12)) {
      case 0 -> null;
      case 1 -> java.util.List.of("core", 1);
      case 2 -> java.util.Map.of("team", "core");
      default -> value(random);
    };
  }

  /** A filter of at most this many levels. */
  public static MetadataFilter filter(Random random, int levels) {
    int kind = random.nextInt(levels == 0 ? 2 : 5);
    return switch (kind) {
      case 0 -> comparison(random);
      case 1 -> new MetadataFilter.OneOf(key(random), Vector.of(value(random), value(random)));
      case 2 -> new MetadataFilter.Not(filter(random, levels - 1));
      case 3 -> new MetadataFilter.All(parts(random, levels));
      default -> new MetadataFilter.Any(parts(random, levels));
    };
  }

  private static Vector<MetadataFilter> parts(Random random, int levels) {
    return Vector.fill(2 + random.nextInt(2), () -> filter(random, levels - 1));
  }

  private static MetadataFilter comparison(Random random) {
    JsonValue value = value(random);
    MetadataFilter.Operator[] operators = MetadataFilter.Operator.values();
    MetadataFilter.Operator operator =
        value instanceof JsonBoolean
            ? MetadataFilter.Operator.EQUAL
            : operators[random.nextInt(operators.length)];
    return new MetadataFilter.Comparison(key(random), operator, value);
  }

  private static String key(Random random) {
    return KEYS.get(random.nextInt(KEYS.size()));
  }

  private static JsonValue value(Random random) {
    return VALUES.get(random.nextInt(VALUES.size()));
  }
}
