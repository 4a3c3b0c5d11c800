package dev.stoa.actions.graph;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.ValidTime;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.graph.EntityFacts;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.NewObservation;
import dev.stoa.domain.graph.NewRelation;
import dev.stoa.domain.kernel.Validity;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** What callers may ask of the graph; {@link GraphQueries} reads it. */
public final class GraphActions {

  static final String ENTITY = "Its name, an alias or its id.";
  private static final String FROM = "The entity where it begins.";
  private static final String TO = "The entity that it leads to.";
  private static final String RELATION = "What the first does to the second, such as works-at.";

  private static final Input<NewRelation> NEW_RELATION =
      Input.of(NewRelation.class, "NewRelation")
          .rename("type", "relation")
          .param("from", FROM)
          .param("relation", RELATION)
          .param("to", TO)
          .flatten("validity", ValidTime.GIVEN)
          .order("from", "relation", "to");

  private GraphActions() {}

  /** The actions that begin with {@code graph}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "graph",
            "A graph of entities: create, observe, relate, merge, read.",
            () -> actions().appendAll(GraphRemovals.actions()).appendAll(GraphQueries.actions())));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        create(), createBatch(), alias(), observe(), relate(), relateBatch(), merge(), separate());
  }

  /** An entity as callers give it: its observations are texts that are always true. */
  record GivenEntity(
      @Param("Its name; no two entities share one.") String name,
      @Param("What it is, such as person.") String type,
      @Param(value = "Another name of it.", option = "alias") Seq<String> aliases,
      @Param(value = "Something that is known of it.", option = "observation")
          Seq<String> observations) {

    private NewEntity draft() {
      return new NewEntity(name, type, aliases, observations.map(NewObservation::of));
    }
  }

  private static final Input<GivenEntity> NEW = Input.of(GivenEntity.class, "NewEntity");

  record CreateEntity(GivenEntity entity) {

    private static final Input<CreateEntity> INPUT =
        Input.of(CreateEntity.class)
            .flatten("entity", NEW)
            .param("name", about -> about.position(0))
            .param("type", about -> about.position(1));
  }

  private static Action<?, ?> create() {
    return Action.ofWorkspace()
        .write("graph.create", "Creates an entity of the graph; audited.")
        .details("If its name is taken, the entity that has it is the answer and nothing changes.")
        .example(
            "{'name':'Ada','type':'person','aliases':['ada@example.org'],"
                + "'observations':['Writes programs']}")
        .writesItems()
        .takes(CreateEntity.INPUT)
        .gives(
            GraphViews.ENTITY,
            (workspace, input) -> workspace.graph().create(input.entity().draft()));
  }

  record CreateEntities(
      @Param(value = "The entities, at most 10000.", position = 0, lines = true)
          Seq<GivenEntity> entities) {

    private static final Input<CreateEntities> INPUT =
        Input.of(CreateEntities.class).nest("entities", NEW);
  }

  private static Action<?, ?> createBatch() {
    return Action.ofWorkspace()
        .write("graph.create-batch", "Creates several entities, all or none; audited.")
        .details("The answer has those that were created: a name that is taken is passed over.")
        .example("{'entities':[{'name':'Ada','type':'person'},{'name':'Rome','type':'city'}]}")
        .listing("entities")
        .columns(GraphViews.COLUMNS)
        .writesItems()
        .takes(CreateEntities.INPUT)
        .givesItems(
            GraphViews.ENTITY,
            (workspace, input) ->
                workspace.graph().create(input.entities().map(GivenEntity::draft)));
  }

  record AliasEntity(
      @Param(value = ENTITY, position = 0) String entity,
      @Param(value = "Another name of it.", position = 1) String alias) {}

  private static Action<?, ?> alias() {
    return Action.ofWorkspace()
        .write("graph.alias", "Gives an entity of the graph another name; audited.")
        .example("{'entity':'Ada','alias':'Countess'}")
        .takes(AliasEntity.class)
        .gives(
            GraphViews.ENTITY,
            (workspace, input) -> workspace.graph().alias(input.entity(), input.alias()));
  }

  record ObserveEntity(
      @Param(value = ENTITY, position = 0) String entity,
      @Param(value = "What is known of it.", position = 1, label = "observation")
          Seq<String> observations,
      Validity validity) {

    private static final Input<ObserveEntity> INPUT =
        Input.of(ObserveEntity.class).flatten("validity", ValidTime.GIVEN);

    private EntityFacts facts() {
      return new EntityFacts(entity, observations.map(one -> new NewObservation(one, validity)));
    }
  }

  private static Action<?, ?> observe() {
    return Action.ofWorkspace()
        .write("graph.observe", "Adds observations to an entity of the graph; audited.")
        .details("What is known of it already is passed over.")
        .example(
            "{'entity':'Ada','observations':['Lives in"
                + " London'],'valid_from':'2026-01-31T00:00:00Z'}")
        .writesItems()
        .takes(ObserveEntity.INPUT)
        .gives(
            GraphViews.OBSERVED,
            (workspace, input) ->
                workspace.graph().observe(Vector.of(input.facts())).map(Seq::head));
  }

  record RelateEntities(NewRelation relation) {

    private static final Input<RelateEntities> INPUT =
        Input.of(RelateEntities.class)
            .flatten("relation", NEW_RELATION)
            .param("from", about -> about.position(0))
            .param("relation", about -> about.position(1))
            .param("to", about -> about.position(2));
  }

  private static Action<?, ?> relate() {
    return Action.ofWorkspace()
        .write("graph.relate", "Relates two entities of the graph; audited.")
        .details("The answer is empty if they are related so already.")
        .example("{'from':'Ada','relation':'lives-in','to':'Rome'}")
        .listing("relations")
        .takes(RelateEntities.INPUT)
        .givesItems(
            GraphViews.RELATION,
            (workspace, input) -> workspace.graph().relate(Vector.of(input.relation())));
  }

  record RelateMany(
      @Param(value = "The relations, at most 10000.", position = 0, lines = true)
          Seq<NewRelation> relations) {

    private static final Input<RelateMany> INPUT =
        Input.of(RelateMany.class).nest("relations", NEW_RELATION);
  }

  private static Action<?, ?> relateBatch() {
    return Action.ofWorkspace()
        .write("graph.relate-batch", "Relates entities of the graph, all or none; audited.")
        .example("{'relations':[{'from':'Ada','relation':'lives-in','to':'Rome'}]}")
        .listing("relations")
        .takes(RelateMany.INPUT)
        .givesItems(
            GraphViews.RELATION, (workspace, input) -> workspace.graph().relate(input.relations()));
  }

  record MergeEntities(
      @Param(value = ENTITY, position = 0) String entity,
      @Param(value = "The entity that holds both from then on.", position = 1) String into) {}

  private static Action<?, ?> merge() {
    return Action.ofWorkspace()
        .write("graph.merge", "Merges an entity of the graph into another; audited.")
        .details("Its names lead to the other one. Nothing is lost: graph.separate undoes it.")
        .example("{'entity':'Countess Lovelace','into':'Ada'}")
        .takes(MergeEntities.class)
        .gives(
            GraphViews.ENTITY,
            (workspace, input) -> workspace.graph().merge(input.entity(), input.into()));
  }

  record SeparateEntity(
      @Param(value = "The entity that was merged.", position = 0) String entity) {}

  private static Action<?, ?> separate() {
    return Action.ofWorkspace()
        .write("graph.separate", "Undoes the merge of an entity of the graph; audited.")
        .example("{'entity':'Countess Lovelace'}")
        .takes(SeparateEntity.class)
        .gives(GraphViews.ENTITY, (workspace, input) -> workspace.graph().separate(input.entity()));
  }
}
