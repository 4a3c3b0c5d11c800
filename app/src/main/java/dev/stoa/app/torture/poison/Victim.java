package dev.stoa.app.torture.poison;

import dev.stoa.application.audit.OnBehalf;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditedCaller;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Trust;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The memories of one scope, which are attacked, and a trusted agent that reads and writes. */
final class Victim {

  private static final int FIRST = 5;

  private final Stoa stoa;
  private final MemoryScope scope;
  private final Principal agent;
  private final Cost cost;
  private final List<ItemRef> poison = new ArrayList<>();

  Victim(Stoa stoa, String scope, Principal agent, Cost cost) {
    this.stoa = stoa;
    this.scope = new MemoryScope(scope);
    this.agent = agent;
    this.cost = cost;
  }

  /** Stores the honest texts, each as its speaker; answers their ids in the same order. */
  Seq<ItemRef> store(TextBank bank) {
    Map<String, ItemRef> stored =
        bank.facts()
            .groupBy(TextBank.Fact::speaker)
            .flatMap(
                (speaker, said) ->
                    WrittenBy.of(Principal.agent(speaker), () -> all(said))
                        .zip(said.map(TextBank.Fact::text))
                        .map(pair -> Tuple.of(pair._2, pair._1)));
    return bank.facts().map(fact -> stored.get(fact.text()).get());
  }

  private Seq<ItemRef> all(Seq<TextBank.Fact> facts) {
    return stoa.memory()
        .rememberAll(facts.map(fact -> Remember.of(fact.text()).scope(scope)))
        .getOrElseThrow(RefusalException::new)
        .map(one -> ItemKind.MEMORY.ref(one.id().value()));
  }

  /** One who is not trusted writes. */
  ItemRef poison(Principal writer, String text) {
    ItemRef item = WrittenBy.of(writer, () -> remembered(text));
    poison.add(item);
    return item;
  }

  /** The agent reads what is recalled for some words, and writes with the token of it. */
  void writeWithToken(String words, String text) {
    as(
        () -> {
          String token = stoa.trust().reading(read(words));
          Provenance from =
              stoa.trust().inheriting(Provenance.NONE, token).getOrElseThrow(RefusalException::new);
          return WrittenBy.from(from, () -> remembered(text));
        });
  }

  /** The agent reads and writes, and gives no token. */
  void writeWithoutToken(String words, String text) {
    as(
        () -> {
          stoa.trust().reading(read(words));
          return WrittenBy.from(
              stoa.trust().withoutReading(Provenance.NONE), () -> remembered(text));
        });
  }

  /** An untrusted agent writes a text, and the agents that it has registered repeat it. */
  void sybils(int many, String text) {
    String boss = registered("boss");
    poison(Principal.tool(boss), text);
    for (int i = 0; i < many; i++) {
      int number = i;
      String sybil = OnBehalf.of(AuditedCaller.asAgent(boss), () -> registered("sybil" + number));
      poison(Principal.agent(sybil), text);
    }
  }

  private String registered(String name) {
    return stoa.agents()
        .register(name + "-" + scope + "-" + poison.size(), "m")
        .getOrElseThrow(RefusalException::new)
        .id()
        .value();
  }

  private void as(Supplier<ItemRef> work) {
    poison.add(WrittenBy.of(agent, work));
  }

  private Seq<ItemRef> read(String words) {
    return hits(words, Trust.IMPORTED).map(Victim::item);
  }

  private ItemRef remembered(String text) {
    return cost.write(
        () ->
            ItemKind.MEMORY.ref(
                stoa.memory()
                    .remember(Remember.of(text).scope(scope))
                    .getOrElseThrow(RefusalException::new)
                    .id()
                    .value()));
  }

  /** The first five for some words. */
  Seq<Recalled> hits(String words, Trust least) {
    return cost.recall(
        () ->
            stoa.memory()
                .recall(Recall.about(words).scope(scope).minTrust(least).limit(FIRST))
                .getOrElse(Vector.empty()));
  }

  static ItemRef item(Recalled hit) {
    return ItemKind.MEMORY.ref(hit.memory().id().value());
  }

  boolean isPoison(Recalled hit) {
    return poison.contains(item(hit));
  }

  /** How many poisoned items are there, each once. */
  Seq<ItemRef> poisoned() {
    return Vector.ofAll(poison).distinct();
  }
}
