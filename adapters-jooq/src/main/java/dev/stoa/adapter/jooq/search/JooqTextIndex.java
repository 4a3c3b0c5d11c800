package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.search.TextRows.Stored;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.adapter.jooq.unit.UnitValue;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.JudgedTexts;
import dev.stoa.domain.search.NewestTexts;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.Snippets;
import dev.stoa.domain.search.TextCandidate;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.EnumMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The texts in the tables {@code *_texts}, and the index of their words. */
public final class JooqTextIndex implements TextIndex {

  private static final int PAGE = 500;

  private final JooqSession session;
  private final UnitOfWork unitOfWork;
  private final int segmentTexts;
  private final java.util.Map<SearchSource, SourceWords> words = new ConcurrentHashMap<>();

  private final Function<SearchSource, Seq<SearchDocument>> formerDocuments;
  private final java.util.Map<SearchSource, FormerTexts> former = new ConcurrentHashMap<>();
  private final UnitValue<java.util.Map<SearchSource, FormerTexts>> formerInUnit;

  /**
   * @param segmentTexts the number of new texts of which a segment is made
   * @param formerDocuments what was searchable at the instant that is read, and is gone or says
   *     something else now
   */
  public JooqTextIndex(
      JooqSession session,
      UnitOfWork unitOfWork,
      int segmentTexts,
      Function<SearchSource, Seq<SearchDocument>> formerDocuments) {
    this.session = session;
    this.unitOfWork = unitOfWork;
    this.segmentTexts = segmentTexts;
    this.formerDocuments = formerDocuments;
    this.formerInUnit = session.unitValue();
  }

  /** The same in all of a unit of work. */
  private FormerTexts former(SearchSource source) {
    if (!session.isPast()) {
      return FormerTexts.NONE;
    }
    java.util.Map<SearchSource, FormerTexts> read =
        formerInUnit.get().getOrElse(() -> new EnumMap<>(SearchSource.class));
    formerInUnit.set(read);
    return read.computeIfAbsent(source, this::readFormer);
  }

  /** The words of texts that are known already are not looked for again. */
  private FormerTexts readFormer(SearchSource source) {
    FormerTexts texts =
        former.getOrDefault(source, FormerTexts.NONE).of(formerDocuments.apply(source));
    former.put(source, texts);
    return texts;
  }

  private SourceWords words(SearchSource source) {
    return words.computeIfAbsent(
        source, one -> new SourceWords(session, unitOfWork, one, segmentTexts));
  }

  @Override
  public void putAll(Seq<SearchDocument> documents) {
    if (documents.size() == 1) {
      // A batch of one costs more than a single statement.
      SearchDocument document = documents.head();
      TextSql sql = TextSql.of(document.source());
      session.run(sql.put, binds -> sql.rows.written.bind(binds, Option.some(document)));
      words(document.source()).wrote(Vector.of(document.id()));
      return;
    }
    documents
        .groupBy(SearchDocument::source)
        .forEach(
            (source, all) -> {
              for (Seq<SearchDocument> some : all.grouped(GivenTexts.MANY)) {
                session.run(TextSql.of(source).putMany, binds -> GivenTexts.bind(binds, some));
              }
              words(source).wrote(all.map(SearchDocument::id));
            });
  }

  /** Renames are rare, so that authors have no index: every text of the source is looked at. */
  @Override
  public void renameAuthor(SearchSource source, String from, String into) {
    session.writing();
    // A unit that indexes now knows the author by the old name, and is waited for.
    indexLock(source).forEach(session::serialize);
    TextSql sql = TextSql.of(source);
    Seq<SearchDocument> page = authored(sql, from, "");
    while (!page.isEmpty()) {
      session.batch(
          sql.reauthor,
          page,
          (binds, one) -> binds.set(sql.rows.id, one.id()).set(sql.rows.author, into));
      page = authored(sql, from, page.last().id());
    }
  }

  private static Option<String> indexLock(SearchSource source) {
    return switch (source) {
      case MESSAGE -> Option.some(LockName.MESSAGE_INDEX.all());
      case CONVERSATION -> Option.some(LockName.CONVERSATION_INDEX.all());
      case TURN -> Option.some(LockName.TURN_INDEX.all());
      case MEMORY, NOTE, KNOWLEDGE, EVIDENCE, CONSENSUS, LESSON, CORRECTION, FILE, ENTITY ->
          Option.none();
    };
  }

  private Seq<SearchDocument> authored(TextSql sql, String author, String after) {
    return sql.documents.page(
        session, Filters.NONE.and(sql.ofAuthor, author), Option.some(after), PAGE);
  }

  @Override
  public void removeAll(SearchSource source, Seq<String> ids) {
    TextSql sql = TextSql.of(source);
    session.run(sql.remove, binds -> binds.set(sql.things, ids));
    words(source).wrote(ids);
  }

  @Override
  public Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit) {
    return limit < 1 ? Vector.empty() : words(source).find(query, former(source), offset, limit);
  }

  @Override
  public Seq<Long> newest(NewestTexts wanted, int limit) {
    return words(SearchSource.CONVERSATION).newest(wanted, limit);
  }

  @Override
  public JudgedTexts judged(SearchSource source, Seq<String> ids, TextQuery query) {
    JudgedTexts judged = LeftOut.of(session, source, ids, query);
    return query.where().isEmpty()
        ? judged
        : new JudgedTexts(
            judged
                .leftOut()
                .addAll(
                    ids.toSet()
                        .diff(new MetadataTexts(session, source).among(ids, query.where().get()))),
            judged.trusts());
  }

  @Override
  public Option<Set<String>> few(SearchSource source, TextQuery query) {
    return query.where().isEmpty() || session.isPast()
        ? Option.none()
        : new MetadataTexts(session, source).few(query);
  }

  @Override
  public FoundTexts best(SearchSource source, TextQuery query, int limit) {
    return words(source).best(query, former(source), limit);
  }

  @Override
  public Seq<TextCandidate> candidates(SearchSource source, Seq<String> ids, int around) {
    TextSql sql = TextSql.of(source);
    FormerTexts then = former(source);
    // Those around several of the ids come several times.
    Seq<TextCandidate> now =
        session
            .list(
                sql.candidates,
                binds -> {
                  binds.set(sql.things, sql.hasThreads() ? ids : ids.reject(then::has));
                  if (sql.hasThreads()) {
                    binds.set(TextSql.AROUND, (long) around);
                  }
                },
                sql.rows::candidate)
            .distinctBy(TextCandidate::id)
            .reject(one -> then.has(one.id()));
    Set<String> wanted = ids.toSet();
    Seq<TextCandidate> former = ids.flatMap(then::candidate);
    Seq<TextCandidate> middle = former.appendAll(now.filter(one -> wanted.contains(one.id())));
    return now.appendAll(former)
        .appendAll(there(source, then.around(middle, sql.hasThreads() ? around : 0), wanted));
  }

  /** What was erased since the texts were read is gone at every instant. */
  private Seq<TextCandidate> there(
      SearchSource source, Seq<TextCandidate> former, Set<String> known) {
    Seq<TextCandidate> others = former.reject(one -> known.contains(one.id()));
    if (others.isEmpty()) {
      return others;
    }
    Set<String> there = TextSql.of(source).existing(session, others.map(TextCandidate::id));
    return others.filter(one -> there.contains(one.id()));
  }

  @Override
  public Map<String, String> snippets(SearchSource source, TextQuery query, Seq<String> ids) {
    Snippets excerpts = Snippets.of(query);
    Map<String, String> snippets = LinkedHashMap.empty();
    for (SearchDocument document : named(source, ids)) {
      snippets = snippets.put(document.id(), excerpts.of(document.text()));
    }
    return snippets;
  }

  @Override
  public Seq<SearchDocument> named(SearchSource source, Seq<String> ids) {
    FormerTexts then = former(source);
    Map<String, SearchDocument> found =
        TextSql.of(source)
            .byThing
            .find(session, ids.reject(then::has))
            .toMap(SearchDocument::id, document -> document);
    return ids.distinct().flatMap(id -> then.document(id).orElse(found.get(id))).toVector();
  }

  @Override
  public Seq<SearchDocument> documents(SearchSource source, Option<String> after, int limit) {
    return TextSql.of(source)
        .documents
        .page(session, Filters.NONE, Option.some(after.getOrElse("")), limit);
  }

  @Override
  public boolean isSound(SearchSource source) {
    session.writing();
    Seq<Stored> page = page(source, "");
    while (!page.isEmpty()) {
      if (!page.forAll(JooqTextIndex::isRight)) {
        return false;
      }
      page = page(source, page.last().thing());
    }
    return words(source).isSound();
  }

  @Override
  public long waiting(SearchSource source) {
    return words(source).waiting();
  }

  @Override
  public void rebuild(SearchSource source) {
    session.writing();
    words(source).rebuild();
    TextSql sql = TextSql.of(source);
    Seq<Stored> page = page(source, "");
    while (!page.isEmpty()) {
      Seq<Stored> wrong = page.reject(JooqTextIndex::isRight);
      if (!wrong.isEmpty()) {
        session.batch(sql.reidentify, wrong, (binds, one) -> binds.set(sql.rows.id, one.thing()));
      }
      page = page(source, page.last().thing());
    }
  }

  @Override
  public void optimize(SearchSource source) {
    session.writing();
    words(source).purge();
  }

  private Seq<Stored> page(SearchSource source, String after) {
    return TextSql.of(source).stored.page(session, Filters.NONE, Option.some(after), PAGE);
  }

  private static boolean isRight(Stored one) {
    return one.thing().equals(one.document().id());
  }
}
