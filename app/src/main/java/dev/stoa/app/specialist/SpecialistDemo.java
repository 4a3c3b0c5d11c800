package dev.stoa.app.specialist;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.specialist.QueryOperations;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.AssertionDraft;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.PromotionDraft;
import dev.stoa.domain.specialist.QueryRoute;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.SessionQuery;
import io.vavr.collection.Vector;

/** A model is promoted and rolled back, assertions judge an answer, and one of two answers wins. */
public final class SpecialistDemo implements DemoSection {

  @Override
  public String title() {
    return "Specialists";
  }

  @Override
  public void run(DemoContext demo) {
    demo.stoa()
        .specialists()
        .promote(PromotionDraft.of("swe", "green").from("blue"))
        .getOrElseThrow(CliFailure::refused);
    demo.stoa()
        .specialists()
        .rollback(new SpecialistName("swe"), false)
        .getOrElseThrow(CliFailure::refused);
    demo.run(
        "A new model was promoted and taken back:",
        "specialist.promotions",
        "{'specialist':'swe'}");
    demo.run(
        "Two specialists are likely enough to answer together:",
        "specialist.route",
        "{'likelihoods':{'swe':0.55,'math':0.45}}");
    QueryOperations queries = demo.stoa().queries();
    queries.record(
        new QuerySessionId("demo"),
        SessionQuery.PLAIN.field("software_engineering").route(QueryRoute.FANOUT));
    Vector.of(
            AssertionDraft.of("demo", "cites_sources", AssertionLevel.INFO)
                .bonus(0.1)
                .message("two sources"),
            AssertionDraft.of("demo", "logical_consistency", AssertionLevel.SOFT).failed())
        .forEach(draft -> queries.recordAssertion(draft).getOrElseThrow(CliFailure::refused));
    demo.run("Assertions reward and punish an answer:", "assertion.outcome", "{'session':'demo'}");
  }
}
