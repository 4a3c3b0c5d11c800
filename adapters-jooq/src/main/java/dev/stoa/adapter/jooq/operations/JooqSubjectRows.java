package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;
import static dev.stoa.schema.generated.tables.Versions.VERSIONS;
import static dev.stoa.schema.generated.tables.WordChunks.WORD_CHUNKS;
import static dev.stoa.schema.generated.tables.WordSegments.WORD_SEGMENTS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.operations.ErasedSubject;
import dev.stoa.domain.operations.SubjectCounts;
import dev.stoa.domain.operations.SubjectRows;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.sql.SQLException;
import java.util.function.Consumer;

/** Finds the rows of a subject by what the contexts declare of their tables. */
final class JooqSubjectRows implements SubjectRows {

  /** Where the contexts themselves replace the name of an agent. */
  private static final Seq<String> RENAMED = Vector.of(AGENTS.getName(), DEBATE_SESSIONS.getName());

  /** The texts, and the index that has their words. */
  private static final Seq<String> TEXTS =
      Vector.of(SearchSource.values())
          .map(source -> source.label() + JooqStoredTables.TEXTS)
          .appendAll(Vector.of(WORD_SEGMENTS.getName(), WORD_CHUNKS.getName()));

  private final JooqSession session;
  private final Seq<SubjectRule> rules;
  private final Consumer<JooqSession> overwriteDeleted;
  private final JooqVersions versions;

  /** With the rules in the order of the tables, each after those that it refers to. */
  JooqSubjectRows(
      JooqSession session, Seq<ContextTables> contexts, Consumer<JooqSession> overwriteDeleted) {
    this.session = session;
    this.overwriteDeleted = overwriteDeleted;
    this.versions = new JooqVersions(session, contexts);
    this.rules = contexts.flatMap(ContextTables::tables).flatMap(ContextTables.Declared::subjects);
  }

  @Override
  public Seq<String> touched(SubjectCounts erased) {
    return (erased.isEmpty() ? rules.map(SubjectRule::table) : erased.tables())
        .appendAll(RENAMED)
        .append(VERSIONS.getName())
        .appendAll(TEXTS)
        .distinct();
  }

  @Override
  public SubjectCounts count(ErasedSubject subject) {
    return new SubjectCounts(
        counts(subject, SubjectRule.Treatment.REMOVE),
        counts(subject, SubjectRule.Treatment.CLEAR),
        counts(subject, SubjectRule.Treatment.RENAME));
  }

  private Map<String, Long> counts(ErasedSubject subject, SubjectRule.Treatment treatment) {
    return of(subject)
        .filter(rule -> rule.treatment() == treatment)
        .foldLeft(
            TreeMap.<String, Long>empty(),
            (counted, rule) -> {
              long held = held(rule, subject);
              return held == 0 ? counted : counted.merge(TreeMap.of(rule.table(), held), Long::sum);
            });
  }

  private long held(SubjectRule rule, ErasedSubject subject) {
    return session
        .one(
            rule.countRows(),
            binds -> bind(binds, rule, subject),
            row -> row.get(SubjectRule.COUNT).longValue())
        .get();
  }

  @Override
  public void erase(ErasedSubject subject) {
    overwriteDeleted.accept(session.writing());
    session.recordAt(JooqVersions.FORGOTTEN);
    // What clears or renames looks at rows that later rules remove.
    Seq<SubjectRule> mine = of(subject);
    mine.filter(rule -> rule.treatment() == SubjectRule.Treatment.CLEAR)
        .forEach(rule -> run(rule, subject));
    mine.filter(rule -> rule.treatment() == SubjectRule.Treatment.RENAME)
        .forEach(rule -> run(rule, subject));
    mine.filter(rule -> rule.treatment() == SubjectRule.Treatment.REMOVE)
        .reverse()
        .forEach(rule -> run(rule, subject));
  }

  @Override
  public void forget(ErasedSubject subject) {
    versions.forget(
        subject.id(), Vector.of(subject.id(), subject.name()).appendAll(subject.scopes()));
  }

  private Seq<SubjectRule> of(ErasedSubject subject) {
    return rules.filter(rule -> rule.key().isOf(subject.kind()));
  }

  private void run(SubjectRule rule, ErasedSubject subject) {
    for (Statement statement : rule.erase()) {
      session.change(
          statement,
          binds -> {
            bind(binds, rule, subject);
            if (rule.treatment() == SubjectRule.Treatment.RENAME) {
              binds.set(SubjectRule.REPLACEMENT, written(rule, subject.replacement()));
            }
          });
    }
  }

  private static void bind(Binds binds, SubjectRule rule, ErasedSubject subject)
      throws SQLException {
    switch (rule.key()) {
      case AGENT_ID -> binds.set(SubjectRule.SUBJECT, subject.id());
      case AGENT_NAME, USER -> binds.set(SubjectRule.SUBJECT, written(rule, subject.name()));
      case SCOPE -> binds.set(SubjectRule.SCOPES, subject.scopes());
      case MEMORY ->
          binds.set(SubjectRule.SUBJECT, subject.name()).set(SubjectRule.SCOPES, subject.scopes());
      case ANYTHING -> {
        return;
      }
    }
  }

  private static String written(SubjectRule rule, String name) {
    return rule.isQuoted() ? CanonicalJson.of(new JsonString(name)).text() : name;
  }
}
