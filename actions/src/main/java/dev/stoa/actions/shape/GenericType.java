package dev.stoa.actions.shape;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;

/** A class with its type arguments, such as {@code Seq<MemoryId>}; equal if these are. */
public record GenericType(Class<?> raw, Seq<Type> arguments) implements Type {

  /** The class with one argument. */
  public static GenericType of(Class<?> raw, Class<?> argument) {
    return new GenericType(raw, List.of(argument));
  }

  /** The type with its variables replaced, as a class or a generic type. */
  static Type resolved(Type type, Map<String, Type> bindings) {
    if (type instanceof TypeVariable<?> variable) {
      return bindings
          .get(variable.getName())
          .getOrElseThrow(() -> new IllegalArgumentException("unbound type variable " + variable));
    }
    if (type instanceof WildcardType wildcard) {
      return resolved(wildcard.getUpperBounds()[0], bindings);
    }
    if (type instanceof ParameterizedType generic) {
      return new GenericType(
          (Class<?>) generic.getRawType(),
          List.of(generic.getActualTypeArguments()).map(one -> resolved(one, bindings)));
    }
    return type;
  }

  /** The arguments by the names of the type variables. */
  Map<String, Type> bindings() {
    return LinkedHashMap.ofEntries(
        List.of(raw.getTypeParameters()).map(TypeVariable::getName).zip(arguments));
  }
}
