package dev.stoa.actions.shape;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Traversable;
import io.vavr.control.Option;
import java.lang.reflect.Type;

/** Whether a member has one value, perhaps one, or several. */
enum Kind {
  ONE,
  PERHAPS,
  SEVERAL;

  static Kind of(Type type) {
    if (!(type instanceof GenericType generic)) {
      return ONE;
    }
    if (generic.raw() == Option.class) {
      return PERHAPS;
    }
    return Traversable.class.isAssignableFrom(generic.raw()) ? SEVERAL : ONE;
  }

  Shape of(Shape item) {
    return switch (this) {
      case ONE -> item;
      case PERHAPS -> item instanceof OptionShape ? item : new OptionShape(item);
      case SEVERAL -> new ListShape(Seq.class, item);
    };
  }

  Seq<Object> values(Object value) {
    return this == ONE ? List.of(value) : List.ofAll((Iterable<?>) value);
  }

  /** Each value together with what was found for the answer. */
  Getter seen(Getter getter) {
    return switch (this) {
      case ONE -> (owner, found) -> new Seen<>(getter.get(owner, found), found);
      case PERHAPS ->
          (owner, found) ->
              ((Option<?>) getter.get(owner, found)).map(one -> new Seen<>(one, found));
      case SEVERAL ->
          (owner, found) ->
              List.ofAll((Iterable<?>) getter.get(owner, found)).map(one -> new Seen<>(one, found));
    };
  }
}
