package dev.stoa.imports.sisc;

import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.ActionDraftBuilder;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EpisodeResultBuilder;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The episodes of SISC, live and archived, and their actions. */
final class SiscEpisodes {

  private record NewMessage(EpisodeId episode, ActionDraft draft) {}

  private final ImportRun run;
  private final ForeignStore store;
  private final Episodes episodes;
  private final Map<EpisodeId, Option<Episode>> known = new HashMap<>();
  private final Map<EpisodeId, Long> numbers = new HashMap<>();

  SiscEpisodes(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.episodes = run.storage().episodes();
  }

  void run() {
    run.table(store, "Episodes", "episodes")
        .intoChecked(row -> episode(row, Option.none()), this::keep);
    // When they were archived is not recorded there.
    run.table(store, "episodes_archive", "archived episodes")
        .intoChecked(row -> episode(row, Option.some(run.now())), this::keep);
    run.table(store, "ActionLogs", "actions of episodes")
        .orderedBy("episode_id", "turn_number")
        .intoChecked(this::action, this::keepActions);
  }

  private Episode episode(ForeignRow row, Option<Instant> archived) {
    return new Episode(
        new EpisodeId(row.required("id")),
        EpisodeResultBuilder.builder()
            .generation(new GenerationId(row.required("generation_id")))
            .agentA(new ProfileId(row.required("agent_a_profile_id")))
            .agentB(new ProfileId(row.required("agent_b_profile_id")))
            .scoreA((int) row.whole("agent_a_score", 0))
            .scoreB((int) row.whole("agent_b_score", 0))
            .turns(row.whole("total_turns", 0))
            .reason(Termination.labelled(row.required("termination_reason")))
            .finalState(row.canonical("final_state_snapshot", "{}"))
            .shadow(row.flag("is_shadow_trial"))
            .scoutHypotheses(row.nonBlank("scout_hypotheses"))
            .build(),
        run.stamps().require(row, "created_at"),
        archived);
  }

  private Seq<Option<String>> keep(Seq<Episode> batch) {
    Set<EpisodeId> existing = episodes.find(batch.map(Episode::id)).map(Episode::id).toSet();
    Set<ProfileId> profiles =
        run.storage()
            .profiles()
            .known(
                batch
                    .flatMap(one -> Vector.of(one.result().agentA(), one.result().agentB()))
                    .distinct())
            .toSet();
    Set<GenerationId> generations =
        run.storage()
            .generations()
            .find(batch.map(one -> one.result().generation()).distinct())
            .map(one -> one.id())
            .toSet();
    Seq<Option<String>> reasons =
        batch.map(
            one -> {
              if (existing.contains(one.id())) {
                return Option.some("an episode with this id is here already");
              }
              boolean whole =
                  generations.contains(one.result().generation())
                      && profiles.contains(one.result().agentA())
                      && profiles.contains(one.result().agentB());
              return Option.when(!whole, "its generation or one of its profiles is not here");
            });
    Seq<Episode> fresh = batch.zip(reasons).filter(one -> one._2.isEmpty()).map(one -> one._1);
    episodes.add(fresh.filter(one -> one.archivedAt().isEmpty()), Vector.empty());
    episodes.addArchived(fresh.filter(one -> one.archivedAt().isDefined()), Vector.empty());
    return reasons;
  }

  private NewMessage action(ForeignRow row) {
    return new NewMessage(
        new EpisodeId(row.required("episode_id")),
        ActionDraftBuilder.builder()
            .turn(row.whole("turn_number", 0))
            .speaker(new ProfileId(row.required("speaker_id")))
            .monologue(row.nonBlank("internal_monologue"))
            .dialogue(row.nonBlank("public_dialogue"))
            .stateMutations(row.canonical("state_mutations", "[]"))
            .proposesResolution(row.flag("propose_resolution"))
            .aborts(row.flag("abort_episode"))
            .tokens(row.whole("token_usage", 0))
            .build());
  }

  private Seq<Option<String>> keepActions(Seq<NewMessage> batch) {
    List<EpisodeAction> live = new ArrayList<>();
    List<EpisodeAction> archived = new ArrayList<>();
    List<Option<String>> reasons = new ArrayList<>();
    for (NewMessage action : batch) {
      Option<Episode> episode =
          known.computeIfAbsent(action.episode(), id -> episodes.find(Vector.of(id)).headOption());
      if (episode.isEmpty()) {
        reasons.add(Option.some("the episode " + action.episode() + " is not here"));
      } else {
        long number = numbers.computeIfAbsent(action.episode(), id -> last(episode.get())) + 1;
        numbers.put(action.episode(), number);
        (episode.get().archivedAt().isEmpty() ? live : archived)
            .add(new EpisodeAction(action.episode(), number, action.draft()));
        reasons.add(Option.none());
      }
    }
    episodes.add(Vector.empty(), Vector.ofAll(live));
    episodes.addArchived(Vector.empty(), Vector.ofAll(archived));
    return Vector.ofAll(reasons);
  }

  private long last(Episode episode) {
    long[] last = {0};
    episodes.scan(episode, one -> last[0] = one.sequence());
    return last[0];
  }
}
