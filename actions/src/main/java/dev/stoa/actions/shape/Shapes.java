package dev.stoa.actions.shape;

import dev.stoa.domain.audit.EntryHash;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.trust.ItemRef;
import io.vavr.collection.HashMap;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Traversable;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

/** The shapes of types, each found once. */
public final class Shapes {

  private static final ConcurrentMap<Type, Shape> KNOWN = new ConcurrentHashMap<>();

  static {
    text(String.class, "", text -> text, Object::toString);
    text(Instant.class, "date-time", TextForms::instant, TextForms::text);
    text(LocalDate.class, "date", TextForms::date, Object::toString);
    // The format "duration" of JSON Schema has no fractions of a second.
    text(Duration.class, "", TextForms::duration, Object::toString);
    text(Cursor.class, "", Cursor::read, cursor -> ((Cursor) cursor).text());
    text(ItemRef.class, "", ItemRef::of, Object::toString);
    text(
        MetadataFilter.class,
        "",
        MetadataFilter::parse,
        filter -> ((MetadataFilter) filter).text());
    text(EntryHash.class, "", EntryHash::ofHex, Object::toString);
    KNOWN.put(CanonicalJson.class, new JsonShape());
    KNOWN.put(boolean.class, new BooleanShape());
    KNOWN.put(Boolean.class, new BooleanShape());
    number(int.class, Integer.class);
    number(long.class, Long.class);
    number(double.class, Double.class);
  }

  private Shapes() {}

  /** The shape of a type: a record, an enum, a value type, or a collection of these. */
  public static Shape of(Type type) {
    Shape known = KNOWN.get(type);
    if (known == null) {
      // Not computeIfAbsent: finding a shape may ask for others.
      known = found(GenericType.resolved(type, HashMap.empty()));
      KNOWN.put(type, known);
    }
    return known;
  }

  /** The shape of a record. */
  public static RecordShape ofRecord(Type type) {
    if (of(type) instanceof RecordShape shape) {
      return shape;
    }
    throw new IllegalArgumentException(type + " is not an object outside Java");
  }

  /** A value as canonical JSON. */
  public static CanonicalJson json(Object value) {
    return json(of(value.getClass()), value);
  }

  /** A value as canonical JSON, by the shape of its full type. */
  public static CanonicalJson json(Shape shape, Object value) {
    CanonicalWriter out = new CanonicalWriter();
    shape.write(value, out);
    return CanonicalJson.stored(out.toString());
  }

  private static void text(
      Class<?> type,
      String format,
      Function<String, Object> reader,
      Function<Object, String> writer) {
    KNOWN.put(type, new TextShape(type, format, reader, writer));
  }

  private static void number(Class<?> primitive, Class<? extends Number> boxed) {
    Shape shape = new NumberShape(boxed);
    KNOWN.put(primitive, shape);
    KNOWN.put(boxed, shape);
  }

  private static Shape found(Type type) {
    if (type instanceof GenericType generic) {
      return ofGeneric(generic);
    }
    Class<?> plain = (Class<?>) type;
    if (plain.isEnum()) {
      return ChoiceShape.of(plain);
    }
    if (plain.isSealed()) {
      return new VariantShape(
          plain,
          List.of(plain.getPermittedSubclasses())
              .toLinkedMap(
                  variant -> Words.snake(variant.getSimpleName()), variant -> ofRecord(variant)));
    }
    if (plain.isRecord()) {
      return isValue(plain)
          ? ofValue(plain)
          : ofRecord(plain, Words.title(plain), LinkedHashMap.empty());
    }
    throw unknown(type);
  }

  private static IllegalArgumentException unknown(Type type) {
    return new IllegalArgumentException(
        type + " has no shape: use a record, or give it a text form in Shapes");
  }

  private static Shape ofGeneric(GenericType type) {
    Shape last = of(type.arguments().last());
    if (type.raw() == Option.class) {
      return new OptionShape(last);
    }
    if (Map.class.isAssignableFrom(type.raw())) {
      return new MapShape(of(type.arguments().head()), last);
    }
    if (type.raw() == Iterable.class || Traversable.class.isAssignableFrom(type.raw())) {
      return new ListShape(type.raw(), last);
    }
    if (!type.raw().isRecord()) {
      throw unknown(type.raw());
    }
    String title =
        type.arguments().map(argument -> Words.title((Class<?>) argument)).mkString()
            + type.raw().getSimpleName();
    return ofRecord(type.raw(), title, type.bindings());
  }

  /** A record of one text is that text. */
  private static boolean isValue(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    return components.length == 1
        && components[0].getName().equals("value")
        && components[0].getType() == String.class;
  }

  private static Shape ofValue(Class<?> type) {
    MethodHandle make = Handles.constructor(type);
    MethodHandle value = Handles.getter(type.getRecordComponents()[0].getAccessor());
    return new TextShape(
        type,
        "",
        text -> Handles.make(make, new Object[] {text}),
        owner -> (String) Handles.get(value, owner));
  }

  private static Shape ofRecord(Class<?> type, String title, Map<String, Type> bindings) {
    return Description.of(type, bindings).shape(type, title);
  }
}
