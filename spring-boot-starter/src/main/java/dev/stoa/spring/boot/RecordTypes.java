package dev.stoa.spring.boot;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.LinkedHashSet;
import java.util.Set;

/** Finds the records of Stoa that methods take and return, and those inside them. */
final class RecordTypes {

  private final Set<Type> seen = new LinkedHashSet<>();
  private final Set<Class<?>> records = new LinkedHashSet<>();

  /** Adds those of the public methods of a type. */
  void ofMethods(Class<?> type) {
    for (Method method : type.getMethods()) {
      add(method.getGenericReturnType());
      for (Type parameter : method.getGenericParameterTypes()) {
        add(parameter);
      }
    }
  }

  /** Adds a type and what is inside. */
  void add(Type type) {
    if (!seen.add(type)) {
      return;
    }
    if (type instanceof ParameterizedType generic) {
      add(generic.getRawType());
      addAll(generic.getActualTypeArguments());
    } else if (type instanceof WildcardType any) {
      addAll(any.getUpperBounds());
    } else if (type instanceof GenericArrayType array) {
      add(array.getGenericComponentType());
    } else if (type instanceof Class<?> plain && plain.getName().startsWith("dev.stoa.")) {
      addOfStoa(plain);
    }
  }

  private void addOfStoa(Class<?> type) {
    if (type.isRecord()) {
      records.add(type);
      for (RecordComponent component : type.getRecordComponents()) {
        add(component.getGenericType());
      }
    }
    if (type.isSealed()) {
      addAll(type.getPermittedSubclasses());
    }
  }

  private void addAll(Type[] types) {
    for (Type type : types) {
      add(type);
    }
  }

  /** All that were found. */
  Set<Class<?>> all() {
    return records;
  }
}
