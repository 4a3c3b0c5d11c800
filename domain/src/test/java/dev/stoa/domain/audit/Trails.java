package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleFrontier;
import dev.stoa.domain.audit.tlog.TreeNode;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.Random;

/** Chains for tests, every event random but seeded. */
final class Trails {

  static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456789Z");

  private Trails() {}

  static Vector<ChainedEntry> chained(int size, long seed) {
    return Vector.ofAll(
        AuditChain.extend(ChainHead.EMPTY, HashMap.empty(), events(size, seed), AT));
  }

  static Vector<AuditRow> rows(int size, long seed) {
    return chained(size, seed).map(AuditRow::of);
  }

  static List<IdentifiedEvent> events(int size, long seed) {
    Random random = new Random(seed);
    return List.range(0, size)
        .map(i -> new IdentifiedEvent(new AuditEntryId("e" + seed + "-" + (i + 1)), event(random)));
  }

  static AuditEvent event(Random random) {
    AuditEvent event = AuditEvent.of(random.nextBoolean() ? "query" : "correction");
    event = random.nextBoolean() ? event.session("s" + random.nextInt(9)) : event;
    event = random.nextBoolean() ? event.trace("trı😀" + random.nextInt()) : event;
    event = random.nextBoolean() ? event.token("tok") : event;
    event = random.nextBoolean() ? event.field("law").specialist("swe") : event;
    event = random.nextBoolean() ? event.uScore(random.nextGaussian()) : event;
    event = random.nextBoolean() ? event.confidence(random.nextInt(100) / 100.0) : event;
    event = random.nextBoolean() ? event.latencyMs(random.nextInt(900) + 0.5) : event;
    return event.details(CanonicalJson.of("{\"n\": " + random.nextInt() + ", \"a\": [\"\\\"\"]}"));
  }

  /** All nodes a log of these entries has stored. */
  static Map<TreeNode, Hash> nodes(Iterable<ChainedEntry> entries) {
    Map<TreeNode, Hash> nodes = HashMap.empty();
    for (ChainedEntry chained : entries) {
      long sequence = chained.entry().sequence();
      for (int level = 0; level <= chained.treeNodes().size(); level++) {
        TreeNode node = new TreeNode(level, (sequence >>> level) - 1);
        nodes =
            nodes.put(
                node, node.pickFrom(chained.entry().hash().value(), chained.treeNodeBytes()).get());
      }
    }
    return nodes;
  }

  static Hash root(Iterable<AuditRow> rows) {
    MerkleFrontier frontier = MerkleFrontier.empty();
    rows.forEach(row -> frontier.add(Hash.ofHex(String.valueOf(row.hash()))));
    return frontier.root();
  }
}
