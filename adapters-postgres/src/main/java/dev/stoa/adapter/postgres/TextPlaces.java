package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.RenderedSql;
import java.util.LinkedHashMap;
import java.util.Map;

/** A text as far as it is asked for: how long it is, and where some of its stems are. */
record TextPlaces(String id, long length, Map<String, int[]> stems) {

  /** Reads rows of id, length, stem and places; the rows of a text come one after the other. */
  static Iterable<TextPlaces> read(JooqSession session, RenderedSql sql, Binder binder) {
    Map<String, TextPlaces> texts = new LinkedHashMap<>();
    session.each(
        sql,
        binder,
        row -> {
          String id = row.text(1);
          long length = row.number(2);
          texts
              .computeIfAbsent(id, unknown -> new TextPlaces(id, length, new LinkedHashMap<>()))
              .stems()
              .put(row.text(3), places(row.text(4)));
        });
    return texts.values();
  }

  private static int[] places(String listed) {
    String[] items = listed.split(",");
    int[] places = new int[items.length];
    for (int i = 0; i < items.length; i++) {
      places[i] = Integer.parseInt(items[i]);
    }
    return places;
  }
}
