package dev.stoa.app.search;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Searches everything. */
@Command(
    name = "search",
    description =
        "Searches memories, knowledge, messages of channels and, as an agent, that agent's notes.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa search \"retry with jitter\"",
      "  stoa search \"retry with jitter\" --as zealot --in note,knowledge",
      "  stoa search \"tea or coffee\" --in memory --scope agent:ada",
      "  stoa search \"circuit breaker\" --phrase --limit 5",
    })
public final class SearchCommand extends StoaAction {

  @Parameters(
      index = "0",
      arity = "1..*",
      paramLabel = "<words>",
      description = "The search words.")
  private String[] words;

  @Option(
      names = "--as",
      paramLabel = "<agent>",
      description =
          "The agent that searches, whose notes are included: identity, id or a unique suffix.")
  private String as;

  @Option(
      names = "--in",
      split = ",",
      paramLabel = "memory|note|knowledge|message",
      description = "Only there (everywhere).")
  private String[] in = {};

  @Option(
      names = "--scope",
      paramLabel = "<name>",
      description = "Of the memories, those of this scope (shared).")
  private String scope;

  @Option(names = "--everywhere", description = "Of the memories, those of every scope.")
  private boolean everywhere;

  @ArgGroup private MatchingOptions matching = new MatchingOptions();

  @Option(
      names = "--offset",
      paramLabel = "<count>",
      defaultValue = "0",
      description = "Skip this many hits (${DEFAULT-VALUE}).")
  private int offset;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "20",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  /** How words match, if not any of them. */
  static final class MatchingOptions {
    @Option(names = "--all-words", description = "Match texts with all words.")
    private boolean all;

    @Option(names = "--phrase", description = "Match the words as a phrase.")
    private boolean phrase;

    @Option(names = "--prefix", description = "Match words with these prefixes.")
    private boolean prefix;

    Matching matching() {
      if (all) {
        return Matching.ALL;
      }
      if (phrase) {
        return Matching.PHRASE;
      }
      return prefix ? Matching.PREFIX : Matching.ANY;
    }
  }

  @Override
  protected Answer answer() {
    SearchEverything question = CliFailure.checked(this::question);
    Page<SearchHit, Integer> page =
        CliFailure.checked(() -> workspace().use(stoa -> stoa.search().search(question)))
            .getOrElseThrow(CliFailure::refused);
    String more =
        page.next()
            .map(next -> "There may be more: --offset " + next + "\n")
            .getOrElse(page.items().isEmpty() ? "Nothing found.\n" : "No more hits.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : HitView.listed(page.items()).text()) + more,
        HitView.json(page));
  }

  private SearchEverything question() {
    SearchEverything question =
        SearchEverything.about(String.join(" ", words))
            .matching(matching.matching())
            .in(sources(List.of(in)))
            .page(offset, limit);
    SearchEverything scoped = scope == null ? question : question.scope(scope);
    SearchEverything asked = everywhere ? scoped.everywhere() : scoped;
    return as == null ? asked : asked.as(as);
  }

  static Seq<SearchSource> sources(Seq<String> names) {
    return names.map(
        name -> CliFailure.checked("--in: ", () -> SearchSource.labelled(name.strip())));
  }
}
