package dev.stoa.testkit.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.FoundTexts;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchThread;
import dev.stoa.domain.search.Snippets;
import dev.stoa.domain.search.TextCandidate;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.Set;

/** The documents of each source, all of them read for every question. */
public final class InMemoryTextIndex implements TextIndex {

  private record Key(SearchSource source, String id) {}

  /** With their words, which every question asks for. */
  private final Cell<TreeMap<Key, PlainText>> documents;

  public InMemoryTextIndex(InMemoryUnitOfWork unit) {
    this.documents =
        unit.cell(
            TreeMap.empty(
                Comparator.comparing(Key::source).thenComparing(Key::id, CodePointOrder::compare)));
  }

  @Override
  public void putAll(Seq<SearchDocument> some) {
    documents.update(
        all ->
            some.foldLeft(
                all,
                (stored, one) -> stored.put(new Key(one.source(), one.id()), PlainText.of(one))));
  }

  @Override
  public void renameAuthor(SearchSource source, String from, String into) {
    putAll(
        of(source)
            .map(PlainText::document)
            .filter(one -> one.author().contains(from))
            .map(one -> one.by(Option.some(into))));
  }

  @Override
  public void removeAll(SearchSource source, Seq<String> ids) {
    documents.update(all -> all.removeAll(ids.map(id -> new Key(source, id))));
  }

  @Override
  public Seq<TextHit> find(SearchSource source, TextQuery query, int offset, int limit) {
    return new PlainBm25(of(source)).ranked(query).drop(offset).take(limit).toVector();
  }

  @Override
  public FoundTexts best(SearchSource source, TextQuery query, int limit) {
    PlainBm25 plain = new PlainBm25(of(source));
    return new FoundTexts(plain.ranked(query).take(limit).toVector(), plain.counts(query));
  }

  @Override
  public Seq<TextCandidate> candidates(SearchSource source, Seq<String> ids, int around) {
    Set<String> wanted = ids.toJavaSet();
    Seq<SearchThread> threads = named(source, ids).flatMap(SearchDocument::thread);
    return of(source)
        .map(PlainText::document)
        .filter(
            one ->
                wanted.contains(one.id())
                    || one.thread()
                        .exists(mine -> threads.exists(other -> isAround(mine, other, around))))
        .map(TextCandidate::of);
  }

  private static boolean isAround(SearchThread one, SearchThread other, int places) {
    return one.id().equals(other.id()) && Math.abs(one.place() - other.place()) <= places;
  }

  @Override
  public Map<String, String> snippets(SearchSource source, TextQuery query, Seq<String> ids) {
    Snippets excerpts = Snippets.of(query);
    Map<String, String> snippets = LinkedHashMap.empty();
    for (String id : ids.distinct()) {
      for (PlainText text : documents.get().get(new Key(source, id))) {
        snippets = snippets.put(id, excerpts.of(text.document().text()));
      }
    }
    return snippets;
  }

  @Override
  public Seq<SearchDocument> named(SearchSource source, Seq<String> ids) {
    return ids.distinct()
        .flatMap(id -> documents.get().get(new Key(source, id)))
        .map(PlainText::document)
        .toVector();
  }

  @Override
  public Seq<SearchDocument> documents(SearchSource source, Option<String> after, int limit) {
    return of(source)
        .map(PlainText::document)
        .filter(one -> after.forAll(id -> CodePointOrder.compare(one.id(), id) > 0))
        .take(limit);
  }

  @Override
  public boolean isSound(SearchSource source) {
    documents.update(all -> all);
    return true;
  }

  @Override
  public void rebuild(SearchSource source) {
    documents.update(all -> all);
  }

  @Override
  public void optimize(SearchSource source) {
    documents.update(all -> all);
  }

  private Vector<PlainText> of(SearchSource source) {
    return documents.get().values().filter(one -> one.document().source() == source).toVector();
  }
}
