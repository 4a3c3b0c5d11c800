package dev.stoa.actions.shape;

import io.vavr.Tuple2;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * JSON Schema 2020-12 of shapes, as plain Java values.
 *
 * <p>A record is described once, under its title, and referred to. An input and an answer of the
 * same record differ: an answer has every member, with null for what is absent.
 */
public final class Schemas {

  private final String path;
  private final Predicate<Member> offered;
  private final Map<String, Map<String, Object>> definitions = new LinkedHashMap<>();

  /** References begin with this path, such as {@code #/components/schemas/}. */
  public Schemas(String path) {
    this(path, member -> true);
  }

  private Schemas(String path, Predicate<Member> offered) {
    this.path = path;
    this.offered = offered;
  }

  /** The schema of an input with what it refers to under {@code $defs}. */
  public static Map<String, Object> ofInput(RecordShape shape) {
    return whole(shape, false, member -> true);
  }

  /** As above, without the members that say which agent acts. */
  public static Map<String, Object> ofInputWithoutActor(RecordShape shape) {
    return whole(shape, false, member -> !member.isActor());
  }

  /** The schema of an answer with what it refers to under {@code $defs}. */
  public static Map<String, Object> ofAnswer(RecordShape shape) {
    return whole(shape, true, member -> true);
  }

  private static Map<String, Object> whole(
      RecordShape shape, boolean answer, Predicate<Member> offered) {
    Schemas schemas = new Schemas("#/$defs/", offered);
    Map<String, Object> schema = schemas.object(shape, answer);
    if (!schemas.definitions.isEmpty()) {
      schema.put("$defs", schemas.definitions);
    }
    return schema;
  }

  /** The records that were referred to, by title. */
  public Map<String, Map<String, Object>> definitions() {
    return definitions;
  }

  /** The schema of an input, which may be a reference. */
  public Map<String, Object> input(Shape shape) {
    return schema(shape, false);
  }

  /** The schema of an answer, which may be a reference. */
  public Map<String, Object> answer(Shape shape) {
    return schema(shape, true);
  }

  /** The schema of a member of an input: with its description, bounds and default. */
  public Map<String, Object> input(Member member) {
    return described(member, false);
  }

  private Map<String, Object> schema(Shape shape, boolean answer) {
    if (shape instanceof TextShape text) {
      return text.format().isEmpty()
          ? type("string")
          : with(type("string"), "format", text.format());
    }
    if (shape instanceof NumberShape number) {
      return type(number.isWhole() ? "integer" : "number");
    }
    if (shape instanceof BooleanShape) {
      return type("boolean");
    }
    if (shape instanceof ChoiceShape choice) {
      return with(type("string"), "enum", choice.words().asJava());
    }
    if (shape instanceof JsonShape) {
      return type("object");
    }
    if (shape instanceof OptionShape option) {
      return orNull(schema(option.item(), answer));
    }
    if (shape instanceof ListShape list) {
      return with(type("array"), "items", schema(list.item(), answer));
    }
    if (shape instanceof MapShape map) {
      return with(type("object"), "additionalProperties", schema(map.item(), answer));
    }
    return shape instanceof VariantShape variant
        ? variants(variant)
        : reference((RecordShape) shape, answer);
  }

  private Map<String, Object> reference(RecordShape shape, boolean answer) {
    String title = answer ? shape.title() : "New" + shape.title();
    if (!definitions.containsKey(title)) {
      definitions.put(title, Map.of()); // a record may refer to itself
      definitions.put(title, object(shape, answer));
    }
    return with(new LinkedHashMap<>(), "$ref", path + title);
  }

  private Map<String, Object> variants(VariantShape shape) {
    List<Object> all = new ArrayList<>();
    for (Tuple2<String, RecordShape> variant : shape.variants()) {
      Map<String, Object> properties = new LinkedHashMap<>();
      properties.put(VariantShape.KIND, Map.of("const", variant._1));
      all.add(object(variant._2, true, properties));
    }
    return with(new LinkedHashMap<>(), "oneOf", all);
  }

  /** The schema of a record in place. */
  public Map<String, Object> object(RecordShape shape, boolean answer) {
    return object(shape, answer, new LinkedHashMap<>());
  }

  private Map<String, Object> object(
      RecordShape shape, boolean answer, Map<String, Object> properties) {
    List<String> required = new ArrayList<>(properties.keySet());
    for (Member member : shape.members().filter(offered)) {
      properties.put(member.name(), described(member, answer));
      if (answer || member.isRequired()) {
        required.add(member.name());
      }
    }
    Map<String, Object> object = type("object");
    object.put("properties", properties);
    if (!required.isEmpty()) {
      object.put("required", required);
    }
    object.put("additionalProperties", false);
    return object;
  }

  private Map<String, Object> described(Member member, boolean answer) {
    Map<String, Object> schema = schema(member.shape(), answer);
    if (!member.description().isEmpty()) {
      schema.put("description", member.description());
    }
    for (About param : member.param()) {
      bound(schema, "minimum", param.min());
      bound(schema, "maximum", param.max());
    }
    for (String text : member.defaultValue()) {
      Object plain = PlainJson.of(member.shape(), member.shape().parse(text));
      if (plain != null) {
        schema.put("default", plain);
      }
    }
    return schema;
  }

  private static void bound(Map<String, Object> schema, String name, double value) {
    if (!Double.isInfinite(value)) {
      schema.put(name, value == Math.rint(value) ? (Object) (long) value : (Object) value);
    }
  }

  /** With {@code enum} a list of types would still refuse null. */
  private static Map<String, Object> orNull(Map<String, Object> schema) {
    return schema.get("type") instanceof String type && !schema.containsKey("enum")
        ? with(schema, "type", List.of(type, "null"))
        : with(new LinkedHashMap<>(), "anyOf", List.of(schema, type("null")));
  }

  private static Map<String, Object> type(String name) {
    return with(new LinkedHashMap<>(), "type", name);
  }

  private static Map<String, Object> with(Map<String, Object> schema, String name, Object value) {
    schema.put(name, value);
    return schema;
  }
}
