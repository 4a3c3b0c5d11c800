package dev.stoa.actions.critique;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.critique.CritiqueRefused;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of critiques; {@link PatternActions} has what is learnt from them. */
public final class CritiqueActions {

  private static final String[] COLUMNS = {
    "critique_id", "debate_id", "agent", "target", "severity", "issues", "verdict"
  };

  private CritiqueActions() {}

  /** The actions that begin with {@code critique}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "critique",
            "Critiques: file and judge them; patterns, reputation and vote weights.",
            () ->
                actions()
                    .appendAll(PatternActions.actions())
                    .appendAll(ReputationActions.actions())));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(file(), judge(), show(), list(), fileBatch());
  }

  /** The operations to record with. */
  static CritiqueOperations critiques(Workspace workspace, boolean register) {
    return register ? workspace.critiques().registering() : workspace.critiques();
  }

  private static final Input<CritiqueDraft> NEW =
      Input.of(CritiqueDraft.class, "NewCritique")
          .rename("debate_id", "debate")
          .param("debate", "In which debate.", about -> about.label("id"))
          .param("agent", "Who says it.", about -> about.label("name").asActor())
          .param("target", "Whose proposal it is.", about -> about.label("name"))
          .param("issues", "What is wrong.", about -> about.option("issue"))
          .param("suggestions", "What to do about it.", about -> about.option("suggestion"))
          .param("severity", "How bad it is.", about -> about.between(0, 1).otherwise("0.5"))
          .param("reasoning", "Why.")
          .param(
              "expected_usefulness",
              "How useful the critic expects it to be.",
              about -> about.option("expect").between(0, 1).otherwise("0.5"));

  record FileCritique(CritiqueDraft draft, @Param(References.REGISTER) boolean register) {

    private static final Input<FileCritique> INPUT =
        Input.of(FileCritique.class).flatten("draft", NEW);
  }

  private static Action<?, ?> file() {
    return Action.ofAgent()
        .write("critique.file", "Files a critique.")
        .example("{'debate':'d1','agent':'ada','issues':['slow'],'severity':0.7}")
        .example(
            "{'debate':'d1','agent':'ada','target':'bob','issues':['no tests'],"
                + "'suggestions':['test it'],'expected_usefulness':0.8,'register':true}")
        .creates()
        .takes(FileCritique.INPUT)
        .gives(
            CritiqueViews.CRITIQUE,
            (workspace, input) -> critiques(workspace, input.register()).file(input.draft()));
  }

  record FileCritiques(
      @Param(value = "The critiques, in order.", position = 0, lines = true)
          Seq<CritiqueDraft> critiques,
      @Param(References.REGISTER) boolean register) {

    private static final Input<FileCritiques> INPUT =
        Input.of(FileCritiques.class).nest("critiques", NEW);
  }

  private static Action<?, ?> fileBatch() {
    return Action.ofAgent()
        .write("critique.file-batch", "Files up to 10,000 critiques in order, or none.")
        .example(
            "{'critiques':[{'debate':'d1','agent':'ada','issues':['slow']},"
                + "{'debate':'d1','agent':'bob','severity':0.2}]}")
        .creates()
        .listing("critiques")
        .columns(COLUMNS)
        .takes(FileCritiques.INPUT)
        .givesItems(
            CritiqueViews.CRITIQUE,
            (workspace, input) ->
                critiques(workspace, input.register()).fileAll(input.critiques()));
  }

  private static Action<?, ?> judge() {
    return Action.ofAgents()
        .write("critique.judge", "Records the verdict on a critique, once.")
        .details(
            "Repeating it changes nothing; another verdict is refused.",
            "Updates the critic's reputation and the patterns of its issues.")
        .example("{'critique':1,'helped':true,'usefulness':0.9,'fix':'added an index'}")
        .example("{'critique':2,'failed':true,'usefulness':0.1}")
        .takes(JudgeCritique.class)
        .gives(
            CritiqueViews.CRITIQUE,
            (workspace, input) ->
                workspace.critiques().judge(new CritiqueId(input.critique()), input.judgement()));
  }

  record NamedCritique(@Param(value = "Its id.", position = 0, min = 1) long critique) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("critique.show", "Shows a critique and its verdict.")
        .example("{'critique':1}")
        .takes(NamedCritique.class)
        .gives(
            CritiqueViews.CRITIQUE,
            (workspace, input) -> {
              CritiqueId id = new CritiqueId(input.critique());
              return workspace.critiques().find(id).toEither(() -> new CritiqueRefused.Unknown(id));
            });
  }

  record ListCritiques(
      @Param(value = "Only this debate.", label = "id") Option<String> debate,
      @Param(value = "Only this critic.", label = "name") Option<AgentName> agent,
      @Param(
              value = "Only critiques filed after this one; ids increase in the order of filing.",
              label = "id",
              min = 0)
          Option<Long> afterId,
      @Paged Paging page) {

    private CritiqueQuery query() {
      long begin = Math.max(afterId.getOrElse(0L), page.by(Long.class).after().getOrElse(0L));
      return new CritiqueQuery(debate, agent, new PageRequest<>(Option.some(begin), page.limit()));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("critique.list", "Lists critiques in order of filing.")
        .example("{'debate':'d1'}")
        .example("{'agent':'ada','after_id':20}")
        .listing("critiques")
        .columns(COLUMNS)
        .takes(ListCritiques.class)
        .answersPage(
            CritiqueViews.CRITIQUE,
            (workspace, input) -> workspace.critiques().list(input.query()));
  }
}
