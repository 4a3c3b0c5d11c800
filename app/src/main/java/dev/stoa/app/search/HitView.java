package dev.stoa.app.search;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchPlace;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** Hits for people and for machines. */
final class HitView {

  private HitView() {}

  static Table listed(Seq<SearchHit> hits) {
    return Table.of("source", "id", "score", "passage", "also at")
        .rows(
            hits,
            hit ->
                new Object[] {
                  hit.at().source().label(),
                  hit.at().id(),
                  String.format(Locale.ROOT, "%.3f", hit.score()),
                  hit.snippet(),
                  hit.alsoAt()
                      .map(place -> place.source().label() + " " + place.id())
                      .mkString(", ")
                });
  }

  static JsonObject json(Page<SearchHit, Integer> page) {
    return new JsonMembers()
        .with("hits", page.items().map(HitView::json))
        .withNumber("next", page.next())
        .object();
  }

  private static JsonObject json(SearchHit hit) {
    return place(hit.at())
        .withNumber("score", Option.some(hit.score()))
        .with("snippet", hit.snippet())
        .with("also_at", hit.alsoAt().map(place -> place(place).object()))
        .object();
  }

  private static JsonMembers place(SearchPlace place) {
    return new JsonMembers()
        .with("source", place.source().label())
        .with("id", place.id())
        .with("owner", place.owner());
  }
}
