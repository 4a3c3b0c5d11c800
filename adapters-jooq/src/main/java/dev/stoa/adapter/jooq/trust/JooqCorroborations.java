package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.AgentProfiles.AGENT_PROFILES;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Corroborations.CORROBORATIONS;
import static dev.stoa.schema.generated.tables.Debates.DEBATES;
import static dev.stoa.schema.generated.tables.PrincipalFamilies.PRINCIPAL_FAMILIES;

import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.trust.Corroboration;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.Verdict;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** Who says the same as an item, and which principals count as one. */
final class JooqCorroborations {

  static final Rows<Corroboration> CORROBORATED =
      Rows.of(CORROBORATIONS, JooqCorroborations::corroboration)
          .key(CORROBORATIONS.ITEM, one -> one.item().text())
          .key(CORROBORATIONS.PRINCIPAL, Corroboration::principal)
          .set(CORROBORATIONS.ROOT, Corroboration::root)
          .set(CORROBORATIONS.TRUST, one -> one.trust().level())
          .set(CORROBORATIONS.RECORDED_AT, Corroboration::recordedAt);

  static final Lookup<String, Corroboration> OF_ITEM = CORROBORATED.by(CORROBORATIONS.ITEM);

  static final Lookup<String, Corroboration> BY_PRINCIPAL =
      CORROBORATED.by(CORROBORATIONS.PRINCIPAL);

  record Relative(String principal, String family, Instant since) {}

  static final Rows<Relative> FAMILIES =
      Rows.of(
              PRINCIPAL_FAMILIES,
              row ->
                  new Relative(
                      row.get(PRINCIPAL_FAMILIES.PRINCIPAL),
                      row.get(PRINCIPAL_FAMILIES.FAMILY),
                      row.get(PRINCIPAL_FAMILIES.CREATED_AT)))
          .key(PRINCIPAL_FAMILIES.PRINCIPAL, Relative::principal)
          .set(PRINCIPAL_FAMILIES.CREATED_AT, Relative::since)
          .changing()
          .set(PRINCIPAL_FAMILIES.FAMILY, Relative::family);

  static final Lookup<String, Relative> FAMILY = FAMILIES.by(PRINCIPAL_FAMILIES.PRINCIPAL);

  private final JooqSession session;

  JooqCorroborations(JooqSession session) {
    this.session = session;
  }

  void addCorroboration(Corroboration corroboration) {
    CORROBORATED.addMissing(session, Vector.of(corroboration));
  }

  void removeCorroborations(ItemRef item) {
    OF_ITEM.remove(session, Vector.of(item.text()));
  }

  Seq<Corroboration> corroborations(ItemRef item) {
    return OF_ITEM.find(session, Vector.of(item.text()));
  }

  Seq<Corroboration> counting(ItemRef item) {
    return CORROBORATED.list(
        session, OriginSql.COUNTING, binds -> binds.set(OriginSql.CORROBORATED, item.text()));
  }

  Seq<ItemRef> corroboratedBy(String principal) {
    return BY_PRINCIPAL.find(session, Vector.of(principal)).map(Corroboration::item);
  }

  Seq<ItemRef> ancestors(Seq<ItemRef> items) {
    return session.list(
        OriginSql.ANCESTORS,
        binds -> binds.set(OriginSql.ITEMS, items.map(ItemRef::text)),
        row -> ItemRef.of(row.get(OriginSql.REACHED_ITEM)));
  }

  Map<String, String> families(Seq<String> principals) {
    Seq<String> all = principals.distinct();
    Map<String, String> evolved =
        session
            .list(
                OriginSql.PROFILES,
                binds -> binds.set(OriginSql.ITEMS, all),
                row ->
                    new Tuple2<>(
                        row.get(AGENT_PROFILES.ID), row.get(AGENT_PROFILES.ROOT_PROFILE_ID)))
            .toMap(one -> one);
    Map<String, String> known =
        FAMILY.find(session, all).toMap(Relative::principal, Relative::family);
    return all.toMap(
        one -> one, one -> known.get(one).orElse(() -> evolved.get(one)).getOrElse(one));
  }

  void mergePrincipals(String principal, String with, Instant now) {
    Map<String, String> families = families(Vector.of(principal, with));
    String from = families.get(principal).get();
    String into = families.get(with).get();
    session.run(
        OriginSql.JOIN_FAMILY,
        binds -> binds.set(OriginSql.FROM_FAMILY, from).set(OriginSql.INTO_FAMILY, into));
    FAMILIES.put(
        session, Vector.of(principal, from).distinct().map(one -> new Relative(one, into, now)));
  }

  Option<Verdict> verdict(String debate) {
    return session
        .one(
            OriginSql.VERDICT,
            binds -> binds.set(OriginSql.ONE_DEBATE, debate),
            row ->
                new Tuple2<>(
                    row.get(DEBATES.SESSION_ID),
                    new Verdict(
                        row.get(DEBATES.FINAL_ANSWER),
                        row.get(DEBATES.CONSENSUS_REACHED),
                        Vector.empty())))
        .map(found -> new Verdict(found._2.answer(), found._2.isAgreed(), voters(found._1)));
  }

  private Seq<String> voters(String debateSession) {
    return session.list(
        OriginSql.VOTERS,
        binds -> binds.set(OriginSql.ONE_DEBATE, debateSession),
        row -> row.get(AGENTS.AGENT_ID));
  }

  private static Corroboration corroboration(Row row) throws SQLException {
    return new Corroboration(
        ItemRef.of(row.get(CORROBORATIONS.ITEM)),
        row.get(CORROBORATIONS.PRINCIPAL),
        row.get(CORROBORATIONS.ROOT),
        Trust.at(row.get(CORROBORATIONS.TRUST)),
        row.get(CORROBORATIONS.RECORDED_AT));
  }
}
