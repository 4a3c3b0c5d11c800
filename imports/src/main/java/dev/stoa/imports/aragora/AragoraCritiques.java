package dev.stoa.imports.aragora;

import dev.stoa.domain.critique.CategoryRate;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueDraftBuilder;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.CritiquePatternBuilder;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationBuilder;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.critique.Verdict;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Critiques, what was learnt from them, and the reputation of their authors, of Aragora. */
final class AragoraCritiques {

  private record Filed(
      CritiqueDraft draft, Instant at, Option<Verdict> verdict, double predictionError) {}

  private record Archived(CritiquePattern pattern, Instant at) {}

  private final ImportRun run;
  private final ForeignStore store;
  private final Patterns patterns;

  AragoraCritiques(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.patterns = run.storage().patterns();
  }

  void run() {
    run.table(store, "critiques", "critiques")
        .keyedByContent()
        .into(this::critique, batch -> batch.forEach(this::file));
    patterns.lock();
    run.table(store, "patterns_archive", "archived patterns of critiques")
        .keyedByContent()
        .intoChecked(this::archived, batch -> batch.map(this::archive));
    run.table(store, "patterns", "patterns of critiques").intoChecked(this::pattern, this::keep);
    run.table(store, "agent_reputation", "reputations of critics")
        .knowing("calibration_score")
        .key("agent_name")
        .intoChecked(this::reputation, this::keepReputations);
  }

  private Filed critique(ForeignRow row) {
    Instant at = run.stamps().require(row, "created_at");
    boolean helped = row.flag("led_to_improvement");
    return new Filed(
        CritiqueDraftBuilder.builder()
            .debateId(row.required("debate_id"))
            .agent(run.names().of(row.required("agent")))
            .target(row.nonBlank("target_agent").map(run.names()::of))
            .issues(Members.texts(row, "issues"))
            .suggestions(Members.texts(row, "suggestions"))
            .severity(row.real("severity", 0.5))
            .reasoning(row.nonBlank("reasoning"))
            .expectedUsefulness(row.real("expected_usefulness", 0.5))
            .build(),
        at,
        // When it was judged is not recorded there.
        row.real("actual_usefulness").map(useful -> new Verdict(helped, useful, at)),
        row.real("prediction_error", 0));
  }

  private void file(Filed filed) {
    Critiques critiques = run.storage().critiques();
    var stored = critiques.add(Vector.of(filed.draft()), filed.at()).head();
    filed
        .verdict()
        .forEach(verdict -> critiques.judge(stored.id(), verdict, filed.predictionError()));
  }

  private CritiquePattern pattern(ForeignRow row) {
    Instant created = run.stamps().require(row, "created_at");
    return CritiquePatternBuilder.builder()
        .id(new PatternId(row.required("id")))
        .category(IssueCategory.labelled(row.required("issue_type")))
        .issue(row.required("issue_text"))
        .suggestion(row.nonBlank("suggestion_text"))
        .successes(row.count("success_count"))
        .failures(row.count("failure_count"))
        .averageSeverity(row.real("avg_severity", 0.5))
        .surprise(row.real("surprise_score", 0))
        .baseRate(row.real("base_rate", 0.5))
        .averagePredictionError(row.real("avg_prediction_error", 0))
        .predictions(row.count("prediction_count"))
        .exampleTask(row.nonBlank("example_task"))
        .createdAt(created)
        .updatedAt(run.stamps().read(row, "updated_at").getOrElse(created))
        .build();
  }

  private Seq<Option<String>> keep(Seq<CritiquePattern> batch) {
    Set<PatternId> existing =
        patterns.find(batch.map(CritiquePattern::id)).map(CritiquePattern::id).toSet();
    Seq<CritiquePattern> fresh = batch.reject(one -> existing.contains(one.id()));
    patterns.save(fresh);
    Map<IssueCategory, CategoryRate> rates = patterns.rates();
    for (CritiquePattern one : fresh) {
      CategoryRate rate = rates.getOrElse(one.category(), CategoryRate.none(one.category()));
      rates = rates.put(one.category(), rate.replacing(Option.none(), one));
    }
    patterns.saveRates(rates.values().toVector());
    return batch.map(
        one -> Option.when(existing.contains(one.id()), "a pattern with this id is here already"));
  }

  private Archived archived(ForeignRow row) {
    return new Archived(pattern(row), run.stamps().require(row, "archived_at"));
  }

  private Option<String> archive(Archived one) {
    if (patterns.find(one.pattern().id()).isDefined()) {
      return Option.some("a live pattern with this id is here already");
    }
    patterns.archive(Vector.of(one.pattern()), one.at());
    return Option.none();
  }

  private Reputation reputation(ForeignRow row) {
    return ReputationBuilder.builder()
        .agent(run.names().of(row.required("agent_name")))
        .proposalsMade(row.whole("proposals_made", 0))
        .proposalsAccepted(row.whole("proposals_accepted", 0))
        .critiquesGiven(row.whole("critiques_given", 0))
        .critiquesValuable(row.whole("critiques_valuable", 0))
        .predictions(row.whole("total_predictions", 0))
        .predictionErrors(row.real("total_prediction_error", 0))
        .updatedAt(run.stamps().require(row, "updated_at"))
        .build();
  }

  private Seq<Option<String>> keepReputations(Seq<Reputation> batch) {
    Reputations reputations = run.storage().reputations();
    return batch.map(
        one -> {
          if (reputations.find(one.agent()).isDefined()) {
            return Option.some("the agent " + one.agent() + " has a reputation here already");
          }
          reputations.save(Vector.of(one));
          return Option.none();
        });
  }
}
