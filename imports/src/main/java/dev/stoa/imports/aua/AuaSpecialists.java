package dev.stoa.imports.aua;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.AssertionResultBuilder;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.ModelPromotionBuilder;
import dev.stoa.domain.specialist.PromotionEvent;
import dev.stoa.domain.specialist.PromotionId;
import dev.stoa.domain.specialist.Promotions;
import dev.stoa.domain.specialist.QueryRoute;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionBuilder;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.QuerySessions;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Which models served AUA's specialists, and the results of assertions about their answers. */
final class AuaSpecialists {

  /** The ids of promotions, which the table and the file of older versions share. */
  private static final String IDS = "(promotions)";

  private final ImportRun run;
  private final ForeignStore store;
  private final Promotions promotions;
  private final QuerySessions sessions;

  AuaSpecialists(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.promotions = run.storage().promotions();
    this.sessions = run.storage().querySessions();
  }

  void run() {
    run.table(store, "promotions", "promotions of specialists")
        .knowing("reverted_at", "tenant_id")
        .orderedBy("created_at")
        .intoChecked(this::promotion, batch -> batch.map(this::keep));
    run.table(store, ImportAua.PROMOTIONS_FILE, "promotions of specialists")
        .knowing("reverted_at", "tenant_id")
        .keyedByContent()
        .intoChecked(this::promotion, batch -> batch.map(this::keep));
    run.table(store, "sessions", "sessions of specialists")
        .into(this::session, batch -> batch.forEach(sessions::keep));
    run.table(store, "assertion_events", "assertions of specialists")
        .into(this::assertion, batch -> batch.forEach(this::keep));
  }

  /** Its place among the events of the specialist is found when it is stored. */
  private ModelPromotion promotion(ForeignRow row) {
    PromotionEvent event = PromotionEvent.labelled(row.required("event"));
    boolean reverted = row.flag("reverted");
    if (reverted && event == PromotionEvent.ROLLBACK) {
      throw new InvalidValue("reverted is set on a rollback");
    }
    return ModelPromotionBuilder.builder()
        .id(new PromotionId(row.nonBlank("id").getOrElse(run::newId)))
        .specialist(new SpecialistName(row.required("specialist")))
        .sequence(1)
        .event(event)
        .fromModel(row.nonBlank("from_model"))
        .toModel(row.nonBlank("to_model"))
        .isReverted(reverted)
        .revertedAt(reverted ? run.stamps().read(row, "reverted_at") : Option.none())
        .metadata(row.canonical("metadata", "{}"))
        .createdAt(run.stamps().require(row, "created_at"))
        .build();
  }

  private Option<String> keep(ModelPromotion one) {
    Seq<String> id = Vector.of(one.id().value());
    if (run.known(IDS, id).nonEmpty()) {
      return Option.some("a promotion with this id is here already");
    }
    run.brought(IDS, id);
    promotions.lock(one.specialist());
    long last = promotions.last(one.specialist()).map(ModelPromotion::sequence).getOrElse(0L);
    promotions.append(ModelPromotionBuilder.from(one).sequence(last + 1).build());
    return Option.none();
  }

  private QuerySession session(ForeignRow row) {
    Members metadata = Members.of(row, "metadata");
    Instant created = run.stamps().require(row, "created_at");
    Members fields = metadata.members("fields");
    Members routes = metadata.members("routing");
    return QuerySessionBuilder.builder()
        .id(new QuerySessionId(row.required("id")))
        .createdAt(created)
        .updatedAt(run.stamps().read(row, "updated_at").getOrElse(created))
        .dominant(row.nonBlank("domain").map(Discipline::new))
        .queries(row.count("query_count"))
        .fields(
            TreeMap.ofEntries(
                fields
                    .object()
                    .members()
                    .keySet()
                    .toVector()
                    .map(
                        name -> new Tuple2<>(new Discipline(name), (long) fields.number(name, 0)))))
        .routes(
            TreeMap.ofEntries(
                routes
                    .object()
                    .members()
                    .keySet()
                    .toVector()
                    .map(
                        name ->
                            new Tuple2<>(
                                QueryRoute.labelled(name), (long) routes.number(name, 0)))))
        .tokenId(metadata.nonBlank("token_id"))
        .traceIds(metadata.texts("trace_ids").takeRight(QuerySession.MAX_TRACES))
        .build();
  }

  private AssertionResult assertion(ForeignRow row) {
    boolean passed = row.flag("passed");
    double bonus = row.real("bonus_applied", 0);
    if (!passed && bonus > 0) {
      throw new InvalidValue("bonus_applied " + bonus + " is above 0 on a failure");
    }
    double latency = row.real("latency_ms", 0);
    if (!(latency >= 0)) {
      throw new InvalidValue("latency_ms " + latency + " is below 0");
    }
    return AssertionResultBuilder.builder()
        .id(new AssertionId(row.required("id")))
        .session(new QuerySessionId(row.required("session_id")))
        .name(row.required("assertion_name"))
        .level(AssertionLevel.labelled(row.required("level")))
        .passed(passed)
        .bonusApplied(bonus)
        .retries(row.count("retries_used"))
        .latencyMs(latency)
        .message(row.nonBlank("message"))
        .domain(row.nonBlank("domain").map(Discipline::new))
        .policy(row.nonBlank("policy_name"))
        .createdAt(run.stamps().require(row, "created_at"))
        .build();
  }

  private void keep(AssertionResult one) {
    if (sessions.find(one.session()).isEmpty()) {
      run.remark("sessions that results name and the store does not have were opened for them");
      sessions.keep(QuerySession.opened(one.session(), one.createdAt()));
    }
    run.storage().assertionResults().append(one);
  }
}
