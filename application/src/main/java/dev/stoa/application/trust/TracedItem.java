package dev.stoa.application.trust;

import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemReader;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Trace;
import dev.stoa.domain.trust.TraceBuilder;
import dev.stoa.domain.trust.TracePart;
import dev.stoa.domain.trust.TracePosition;
import dev.stoa.domain.trust.TraceQuery;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The step of reading a page of the trace of an item; requires an open unit. */
final class TracedItem {

  private final Origins origins;
  private final Origin origin;

  TracedItem(Origins origins, Origin origin) {
    this.origins = origins;
    this.origin = origin;
  }

  Trace page(TraceQuery query) {
    Seq<ItemReader> shown = Vector.empty();
    Seq<TracePosition> found = Vector.empty();
    for (TracePart part : TracePart.values()) {
      int room = query.page().limit() - found.size();
      if (room > 0 && query.reaches(part)) {
        Option<TracePosition> after = query.page().after().filter(last -> last.part() == part);
        if (part == TracePart.RECALLED_BY) {
          shown = origins.readers(origin.item(), after.map(TracePosition::name), room);
          found = found.appendAll(shown.map(TracedItem::position));
        } else {
          found = found.appendAll(origins.traced(origin.item(), part, after, room));
        }
      }
    }
    return trace(query.page().page(found, last -> last), shown);
  }

  private static TracePosition position(ItemReader one) {
    return new TracePosition(TracePart.RECALLED_BY, one.principal(), "");
  }

  private Trace trace(Page<TracePosition, TracePosition> page, Seq<ItemReader> shown) {
    Map<TracePart, Seq<TracePosition>> parts =
        page.items().groupBy(TracePosition::part).mapValues(all -> all);
    return TraceBuilder.builder()
        .origin(origin)
        .ancestors(items(parts, TracePart.ANCESTORS))
        .descendants(items(parts, TracePart.DESCENDANTS))
        .derivations(
            of(parts, TracePart.ANCESTRY)
                .appendAll(of(parts, TracePart.DESCENT))
                .map(one -> new Derivation(ItemRef.of(one.name()), ItemRef.of(one.parent()))))
        .readers(names(parts, TracePart.READERS))
        .recalledBy(shown)
        .debates(names(parts, TracePart.DEBATES))
        .decisions(names(parts, TracePart.DECISIONS))
        .handOffs(names(parts, TracePart.HAND_OFFS))
        .next(page.next())
        .build();
  }

  private static Seq<TracePosition> of(Map<TracePart, Seq<TracePosition>> parts, TracePart part) {
    return parts.getOrElse(part, Vector.empty());
  }

  private static Seq<String> names(Map<TracePart, Seq<TracePosition>> parts, TracePart part) {
    return of(parts, part).map(TracePosition::name);
  }

  private Seq<Origin> items(Map<TracePart, Seq<TracePosition>> parts, TracePart part) {
    Seq<ItemRef> items = names(parts, part).map(ItemRef::of);
    return items.isEmpty() ? Vector.empty() : items.flatMap(origins.all(items)::get);
  }
}
