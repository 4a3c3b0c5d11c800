package dev.stoa.adapter.http.dashboard;

import dev.stoa.application.trust.TrustOperations;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemReader;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Lineage;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Trace;
import dev.stoa.domain.trust.TracePart;
import dev.stoa.domain.trust.TraceQuery;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.function.Function;

/**
 * The view of one item: what it was made from and what came of it, the nearest of each, with the
 * number of those that are left out.
 */
final class DashboardLineage {

  /** How many are drawn in each direction. */
  static final int SHOWN = 40;

  /** How many of them beside one item lead no further. */
  static final int ENDS = 8;

  /** How many of those who used it in one way are named. */
  static final int USES = 20;

  private final DashboardRequest request;
  private final Lineage lineage;
  private final Map<ItemRef, Seq<ItemRef>> parents;
  private final Map<ItemRef, Seq<ItemRef>> children;
  private final Map<ItemRef, Integer> levels;

  private DashboardLineage(DashboardRequest request, Lineage lineage) {
    this.request = request;
    this.lineage = lineage;
    this.parents = neighbours(lineage, Derivation::child, Derivation::parent);
    this.children = neighbours(lineage, Derivation::parent, Derivation::child);
    this.levels = nearest(children, 1).merge(nearest(parents, -1));
  }

  /** Those that lead on come first. */
  private static Map<ItemRef, Seq<ItemRef>> neighbours(
      Lineage lineage, Function<Derivation, ItemRef> from, Function<Derivation, ItemRef> to) {
    Map<ItemRef, Seq<ItemRef>> found =
        lineage.nearest().distinct().groupBy(from).mapValues(made -> made.map(to));
    return found.mapValues(
        items ->
            items.sorted(
                Comparator.<ItemRef, Boolean>comparing(one -> !found.containsKey(one))
                    .thenComparing(ItemRef::text)));
  }

  static JsonObject.Builder of(DashboardRequest request) {
    ItemRef item = ItemRef.of(request.context().pathParam("item"));
    return new DashboardLineage(
            request,
            request.workspace().trust().lineage(item).getOrElseThrow(RefusalException::new))
        .view();
  }

  private JsonObject.Builder view() {
    TrustOperations trust = request.workspace().trust();
    Seq<Origin> shown = trust.origins(levels.keySet());
    ItemRef item = lineage.origin().item();
    Seq<String> readers = used(item, TracePart.READERS).readers();
    Seq<ItemReader> recalledBy = used(item, TracePart.RECALLED_BY).recalledBy();
    Map<String, String> names =
        names(
            shown
                .map(Origin::principal)
                .appendAll(readers)
                .appendAll(recalledBy.map(ItemReader::principal)));
    ItemTexts texts = new ItemTexts(request);
    return JsonObject.builder()
        .put("origin", request.ask("trust.show", JsonObject.builder().put("item", item.text())))
        .put("items", shown.map(one -> node(one, names, texts)))
        .put("derivations", drawn())
        .put("ancestors", lineage.ancestors())
        .put("descendants", lineage.descendants())
        .put("kinds", lineage.kinds().mapKeys(ItemKind::label))
        .put("readers", readers.map(name -> reader(name, names)))
        .put("recalled_by", recalledBy.map(one -> reader(one.principal(), names)))
        .put("debates", used(item, TracePart.DEBATES).debates())
        .put("decisions", used(item, TracePart.DECISIONS).decisions())
        .put("hand_offs", used(item, TracePart.HAND_OFFS).handOffs())
        .put(
            "quarantines",
            request.askIfAllowed("trust.quarantines", JsonObject.builder().put("limit", 100)));
  }

  /** The steps to the nearest items in one direction. */
  private Map<ItemRef, Integer> nearest(Map<ItemRef, Seq<ItemRef>> next, int step) {
    Map<ItemRef, Integer> found = LinkedHashMap.of(lineage.origin().item(), 0);
    Deque<ItemRef> open = new ArrayDeque<>(found.keySet().toJavaSet());
    while (!open.isEmpty()) {
      ItemRef at = open.remove();
      int level = found.get(at).get() + step;
      for (ItemRef one : nearby(next, at)) {
        if (found.size() <= SHOWN && !found.containsKey(one)) {
          found = found.put(one, level);
          open.add(one);
        }
      }
    }
    return found;
  }

  /** All that lead on, and some of the others. */
  private static Seq<ItemRef> nearby(Map<ItemRef, Seq<ItemRef>> next, ItemRef at) {
    Seq<ItemRef> all = next.getOrElse(at, Vector.empty());
    return all.take(all.count(next::containsKey) + ENDS);
  }

  private JsonObject node(Origin origin, Map<String, String> names, ItemTexts texts) {
    int level = levels.get(origin.item()).get();
    return JsonObject.builder()
        .put("item", origin.item().text())
        .put("kind", origin.item().kind().label())
        .put("text", texts.beginning(origin))
        .put("by", names.getOrElse(origin.principal(), origin.principal()))
        .put("origin", origin.origin().label())
        .put("trust", origin.trust().label())
        .put("recorded_at", origin.recordedAt())
        .put("level", level)
        .put("parents_left_out", level <= 0 ? leftOut(parents, origin.item()) : 0)
        .put("children_left_out", level >= 0 ? leftOut(children, origin.item()) : 0)
        .build();
  }

  private static JsonObject reader(String principal, Map<String, String> names) {
    return JsonObject.builder()
        .put("name", names.getOrElse(principal, principal))
        .put("is_agent", names.containsKey(principal))
        .build();
  }

  private int leftOut(Map<ItemRef, Seq<ItemRef>> next, ItemRef item) {
    return next.getOrElse(item, Vector.empty()).count(one -> !levels.containsKey(one));
  }

  private Seq<JsonObject> drawn() {
    return levels
        .keySet()
        .toVector()
        .flatMap(
            parent ->
                children
                    .getOrElse(parent, Vector.empty())
                    .filter(levels::containsKey)
                    .map(child -> drawn(parent, child)));
  }

  private static JsonObject drawn(ItemRef parent, ItemRef child) {
    return JsonObject.builder().put("child", child.text()).put("parent", parent.text()).build();
  }

  /** The first of those who used it in one way, and one more if there are more. */
  private Trace used(ItemRef item, TracePart part) {
    return request
        .workspace()
        .trust()
        .trace(TraceQuery.of(item).part(part).limit(USES + 1))
        .getOrElseThrow(RefusalException::new);
  }

  /** The identities of the principals that are agents. */
  private Map<String, String> names(Seq<String> principals) {
    return request
        .workspace()
        .channels()
        .identities(principals.distinct().map(AgentId::new))
        .mapKeys(AgentId::value);
  }
}
