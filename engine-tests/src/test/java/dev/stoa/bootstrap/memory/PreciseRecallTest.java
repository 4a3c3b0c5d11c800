package dev.stoa.bootstrap.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryKind;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import io.vavr.collection.HashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A recall of named memories gives what is meant and nothing else.
 *
 * <p>The kinds of cases are those of PrecisionMemBench: aliases, misspellings, scopes, ordinary
 * words, what was replaced, kinds, and links. Memories and questions are made up.
 */
final class PreciseRecallTest {

  /** Label, scope, kind (with a minus if it is settled), names, what it says, links, superseded. */
  private static final String MEMORIES =
      """
      cluster | ada/code | decision | kubernetes,k8s,kube | We run version 1.29 with rolling updates |
      builds | ada/code | fact | github actions,gha | Every push starts a hosted workflow |
      parked | ada/code | decision | dead letter queue,dlq | What fails five times waits for a person |
      strict | ada/code | preference | typescript,ts | Strict mode is on, and any is refused |
      database | ada/code | fact | postgres,postgresql,pg | The main store replicates to one follower |
      cache | ada/code | decision | redis | Sessions are cached for ten minutes |
      state | ada/code | fact | terraform | Its state lies in a locked bucket |
      review | ada/code | instruction | code review | Two people look at changes of money code |
      flags | ada/code | question | feature flags | Do we buy a service or build our own? |
      broker | ada/code | -question | message broker,rabbitmq | Which broker do we take? |
      webpack | ada/code | decision | bundler,webpack | Bundles are made by the old tool |
      vite | ada/code | decision | bundler,vite | Bundles are made by the new tool | | webpack
      checkout | ada/code | decision | checkout service | Orders are written first and cached after | database,cache,broker
      view | ada/writing | preference | point of view,pov | The novel is told in close third person |
      heroine | ada/writing | fact | protagonist,heroine | Mara draws maps and is sixty |
      parrot | ada/writing | fact | redis | The parrot of chapter two |
      speech | ada/writing | instruction | dialogue | No adverbs behind said |
      subjects | ada/all | preference | commit messages | Subjects are short and imperative |
      zone | ada/all | fact | time zone,timezone | She works from Lisbon |
      vendor | bob/code | decision | kubernetes,k8s | A vendor runs the cluster |
      """;

  /** Question, scopes, kinds, what else is requested, the labels of what is meant. */
  private static final String CASES =
      """
      Which k8s version do we use? | ada/code | | | cluster
      Is kube up to date? | ada/code | | | cluster
      How does GHA start a build? | ada/code | | | builds
      What goes into the DLQ? | ada/code | | | parked
      Who reads dead letter queues? | ada/code | | | parked
      Any rules for TS? | ada/code | | | strict
      Where does pg replicate to? | ada/code | | | database
      Which POV has the next chapter? | ada/writing | | | view
      Describe the heroine | ada/writing | | | heroine
      How are code reviews done? | ada/code | | | review
      kuberntes version | ada/code | | | cluster
      rules of typescirpt | ada/code | | | strict
      postgers replication | ada/code | | | database
      the terrafrom state | ada/code | | | state
      Who is the protaganist? | ada/writing | | | heroine
      dialouge tags | ada/writing | | | speech
      the redsi timeout | ada/code | | | cache
      github action minutes | ada/code | | | builds
      Which k8s version? | bob/code | | | vendor
      Which k8s version? | ada/writing | | |
      What about redis? | ada/code,ada/writing | | | cache,parrot
      What about redis? | ada/writing | | | parrot
      How do commit messages look? | ada/code,ada/all | | | subjects
      In which time zone is the k8s cluster? | ada/code,ada/all | | | cluster,zone
      Which k8s version? | carol/code | | |
      timezone | ada/all | | | zone
      What tools do we use? | ada/code | | |
      people, messages and versions | ada/code | | |
      Where is the main store, and who writes first? | ada/code | | |
      What is the weather like? | ada/code,ada/writing,ada/all | | |
      Which bundler? | ada/code | | | vite
      Do we still use webpack? | ada/code | | |
      vite settings | ada/code | | | vite
      Which bundler did we ever use? | ada/code | | versions | vite,webpack
      What about feature flags? | ada/code | question | | flags
      What about feature flags? | ada/code | decision | |
      Do we use rabbitmq? | ada/code | | |
      Do we use rabbitmq? | ada/code | | resolved | broker
      k8s and code review | ada/code | instruction | | review
      What does the checkout service do? | ada/code | | | checkout
      What does the checkout service do? | ada/code | | linked | checkout,database,cache
      What does the checkout service do? | ada/code | decision | linked | checkout,cache
      What does the checkout service do? | bob/code | | linked |
      """;

  private record Belief(
      String label,
      Remember remember,
      Seq<String> links,
      Seq<String> superseded,
      boolean settled) {}

  private record Asked(String line, Recall recall, Set<String> meant) {}

  @ParameterizedTest
  @EnumSource
  void namedMemoriesAreFoundAndNoOthers(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Map<MemoryId, String> labels = remember(stoa);
      Seq<Asked> cases = lines(CASES).map(PreciseRecallTest::asked);
      assertEquals(43, cases.size());
      Vector<String> failed = Vector.empty();
      int right = 0;
      int found = 0;
      for (Asked one : cases) {
        Set<String> recalled =
            LinkedHashSet.ofAll(
                stoa.memory()
                    .recall(one.recall())
                    .get()
                    .map(memory -> labels.get(memory.memory().id()).get()));
        failed =
            recalled.equals(one.meant()) ? failed : failed.append(one.line() + ": " + recalled);
        right += recalled.intersect(one.meant()).size();
        found += recalled.size();
      }
      assertTrue(cases.size() - failed.size() >= 39, failed.mkString("\n"));
      double precision = (double) right / found;
      assertTrue(precision >= .95, () -> "precision " + precision);
    }
  }

  private static Map<MemoryId, String> remember(Stoa stoa) {
    Seq<Belief> beliefs = lines(MEMORIES).map(PreciseRecallTest::belief);
    Map<String, MemoryId> ids = HashMap.empty();
    for (Belief one : beliefs) {
      MemoryId[] superseded = one.superseded().flatMap(ids::get).toJavaArray(MemoryId[]::new);
      Remember remember = one.remember().superseding(superseded);
      ids = ids.put(one.label(), stoa.memory().remember(remember).get().id());
    }
    for (Belief one : beliefs) {
      MemoryLabels labels = one.remember().labels().linkedTo(one.links().flatMap(ids::get));
      stoa.memory().label(ids.get(one.label()).get(), one.settled() ? labels.settled() : labels);
    }
    return ids.toMap(pair -> pair._2, pair -> pair._1);
  }

  private static Belief belief(String line) {
    Seq<String> parts = parts(line);
    String kind = parts.get(2);
    return new Belief(
        parts.get(0),
        Remember.of(parts.get(4))
            .scope(new MemoryScope(parts.get(1)))
            .kind(MemoryKind.labelled(kind.replace("-", "")))
            .named(list(parts.get(3)).toJavaArray(String[]::new)),
        list(parts.get(5)),
        parts.drop(6).flatMap(PreciseRecallTest::list),
        kind.startsWith("-"));
  }

  private static Asked asked(String line) {
    Seq<String> parts = parts(line);
    Recall recall =
        Recall.about(parts.get(0))
            .namedOnly()
            .byRelevanceOnly()
            .scopes(list(parts.get(1)).map(MemoryScope::new).toJavaArray(MemoryScope[]::new));
    Seq<MemoryKind> kinds = list(parts.get(2)).map(MemoryKind::labelled);
    recall = kinds.isEmpty() ? recall : recall.kinds(kinds.toJavaArray(MemoryKind[]::new));
    recall = parts.get(3).equals("resolved") ? recall.includingResolved() : recall;
    recall = parts.get(3).equals("versions") ? recall.allVersions() : recall;
    recall = parts.get(3).equals("linked") ? recall.withLinked() : recall;
    return new Asked(line, recall, LinkedHashSet.ofAll(list(parts.get(4))));
  }

  private static Seq<String> lines(String text) {
    return Vector.ofAll(text.lines());
  }

  private static Seq<String> parts(String line) {
    return Vector.of(line.split("\\|", -1)).map(String::strip);
  }

  private static Seq<String> list(String part) {
    return part.isEmpty() ? Vector.empty() : Vector.of(part.split(","));
  }
}
