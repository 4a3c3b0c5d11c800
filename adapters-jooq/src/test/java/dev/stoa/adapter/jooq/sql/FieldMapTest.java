package dev.stoa.adapter.jooq.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jooq.Field;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.Test;

final class FieldMapTest {

  private final List<Field<?>> searched = new ArrayList<>();

  @Test
  void eachExpectedFieldIsSearchedForOnce() {
    FieldMap<String> names = names(600);
    List<Field<Object>> fields = fields(600);
    assertEquals(named(fields), fields.stream().map(names::get).toList());
    assertEquals(named(fields), fields.stream().map(names::get).toList());
    assertEquals(600, searched.size());
  }

  @Test
  void fieldsThatAreCreatedPerCallDoNotAccumulate() {
    FieldMap<String> names = names(1);
    List<Field<Object>> fields = fields(600);
    fields.forEach(names::get);
    assertEquals(named(fields), fields.stream().map(names::get).toList());
    assertEquals(600 + 600 - 256, searched.size());
  }

  private FieldMap<String> names(int expected) {
    return new FieldMap<>(
        expected,
        field -> {
          searched.add(field);
          return field.getName();
        });
  }

  private static List<Field<Object>> fields(int count) {
    return IntStream.range(0, count).mapToObj(i -> DSL.field(DSL.name("f" + i))).toList();
  }

  private static List<String> named(List<Field<Object>> fields) {
    return fields.stream().map(Field::getName).toList();
  }
}
