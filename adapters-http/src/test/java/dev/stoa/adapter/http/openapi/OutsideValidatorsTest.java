package dev.stoa.adapter.http.openapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.Schemas;
import dev.stoa.adapter.http.Http;
import dev.stoa.adapter.http.HttpExample;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.adapter.http.routes.Routes;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.parser.OpenAPIV3Parser;
import io.swagger.v3.parser.core.models.ParseOptions;
import io.swagger.v3.parser.core.models.SwaggerParseResult;
import io.vavr.collection.Map;
import java.time.InstantSource;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What others say about our documents. */
class OutsideValidatorsTest {

  @Test
  void swaggerParserReadsTheDocument() {
    ParseOptions options = new ParseOptions();
    options.setResolve(true);
    SwaggerParseResult result =
        new OpenAPIV3Parser().readContents(OpenApi.of(Catalogue.complete()), List.of(), options);
    assertEquals(List.of(), result.getMessages());
    OpenAPI document = result.getOpenAPI();
    assertNotNull(document);
    long operations =
        document.getPaths().values().stream().mapToLong(path -> path.readOperations().size()).sum();
    assertTrue(operations >= Routes.of(Catalogue.complete()).size(), "operations: " + operations);
  }

  /** One action after another, on one workspace; each answer is checked by its own schema. */
  private static final List<String> STORY =
      List.of(
          "agent.register {'identity':'zealot','model':'claude-4'}",
          "agent.register {'identity':'sentinel','model':'claude-4','constitution':'Be kind.'}",
          "agent.register-batch {'agents':[{'identity':'scout','model':'m'}]}",
          "agent.describe {'agent':'zealot','text':'Reviews code'}",
          "agent.list {}",
          "agent.show {'agent':'zealot'}",
          "agent.stats {}",
          "agent.totals {}",
          "agent.spawn.start {'agent':'zealot','pid':42,'host':'mars'}",
          "agent.spawn.open {}",
          "agent.spawn.list {'agent':'zealot'}",
          "task.create {'input':'x','agent':'zealot'}",
          "task.claim {'worker':'w','pid':7}",
          "task.list {}",
          "task.counts {}",
          "audit.append {'event_type':'query','confidence':0.5,'details':{'a':[1,null]}}",
          "audit.list {}",
          "audit.show {'entry':'1'}",
          "audit.verify {}",
          "trust.quarantine {'principal':'crawler'}",
          "breaker.failure {'name':'anthropic'}",
          "breaker.configure {'name':'anthropic','cooldown':'5s'}",
          "breaker.list {}",
          "channel.create {'name':'ops','topic':'Builds'}",
          "channel.post {'channel':'ops','content':'hi @sentinel','as':'zealot'}",
          "channel.list {}",
          "channel.show {'channel':'ops'}",
          "channel.history {'channel':'ops'}",
          "channel.inbox {'as':'sentinel'}",
          "channel.receive {'channel':'ops','as':'sentinel'}",
          "channel.members {'channel':'ops'}",
          "channel.handoff.offer {'channel':'ops','summary':'s','as':'zealot','to':'sentinel'}",
          "channel.handoff.list {'as':'sentinel'}",
          "critique.file {'debate':'d1','agent':'zealot','target':'sentinel','issues':['slow']}",
          "critique.list {}",
          "critique.patterns {}",
          "critique.reputations {}",
          "knowledge.contribute {'domain':'arch/cache','content':'Cache it','as':'zealot'}",
          "knowledge.list {}",
          "knowledge.tree {}",
          "knowledge.search {'words':['cache']}",
          "memory.remember {'content':'the sky is blue','metadata':{'k':1},'time_to_live':'30d'}",
          "memory.recall {'words':'sky'}",
          "memory.list {}",
          "memory.stats {}",
          "memory.consolidate {}",
          "memory.archive {}",
          "note.write {'message':'Remember the milk','as':'zealot'}",
          "note.list {'as':'zealot'}",
          "note.wake {'as':'zealot'}",
          "rating.record {'debate':'d1','scores':{'zealot':1,'sentinel':0}}",
          "rating.match {'debate':'d1'}",
          "rating.matches {}",
          "rating.leaderboard {}",
          "rating.show {'agent':'zealot'}",
          "rating.history {'agent':'zealot'}",
          "rating.relationships {'agent':'zealot'}",
          "rating.replay {}",
          "calibration.predict"
              + " {'tournament':'cup','agent':'zealot','expected':'red','confidence':0.7}",
          "calibration.predictions {'tournament':'cup'}",
          "calibration.resolve {'tournament':'cup','outcome':'red'}",
          "calibration.leaderboard {}",
          "calibration.curve {'agent':'zealot'}",
          "search {'words':['sky'],'everywhere':true}",
          "pack {'words':['sky']}",
          "index.check {}",
          "evaluate {'questions':[{'question':'a text','relevant':['x']}]}",
          "embeddings.status {}",
          "vector.put {'collection':'docs','id':'p1','vector':[0.9,0.1]}",
          "evidence.collect {'source':'web','snippet':'one'}",
          "evidence.list {}",
          "context.register {'specialist':'swe','context_window':128000}",
          "context.specialists {}",
          "context.coverage {}",
          "context.cover {}",
          "debate.open {'topic':'Cache or not?'}",
          "debate.list {}",
          "consensus.list {}",
          "project.create {'name':'Law'}",
          "project.list {}",
          "conversation.start {'title':'t','conversation':'c-1'}",
          "conversation.list {}",
          "message.append {'conversation':'c-1','content':'hello sky'}",
          "message.list {'conversation':'c-1'}",
          "message.search {'words':['sky']}",
          "lesson.learn {'title':'Measure first','problem':'slow lookup','solution':'add an"
              + " index'}",
          "lesson.list {}",
          "graph.create {'name':'Ada','type':'person','observations':['Writes programs']}",
          "graph.create {'name':'London','type':'city'}",
          "graph.relate {'from':'Ada','relation':'lives-in','to':'London'}",
          "graph.open {'names':['Ada']}",
          "graph.neighbours {'entity':'Ada'}",
          "graph.path {'from':'Ada','to':'London'}",
          "graph.read {}",
          "graph.list {}",
          "graph.search {'words':['programs']}",
          "graph.history {'entity':'Ada'}",
          "graph.merge {'entity':'London','into':'Ada'}",
          "files.create {'path':'/memories/plan.md','text':'Measure first'}",
          "files.view {'path':'/memories/plan.md'}",
          "files.list {}",
          "lesson.statistics {}",
          "forget.certificates {}",
          "maintain {'dry_run':true}",
          "diff {'from':'2001-01-01T00:00:00Z','to':'2002-01-01T00:00:00Z'}",
          "doctor {'check_audit':true}",
          "correction.record {'subject':'database','domain':'law','claim':'Fifteen years.'}",
          "correction.retrieve {'query':'Which database?','domain':'law'}",
          "specialist.promote {'specialist':'swe','to':'green','from':'blue'}",
          "specialist.show {'specialist':'swe'}",
          "specialist.list {}",
          "specialist.promotions {'specialist':'swe'}",
          "specialist.analytics {'specialist':'swe'}",
          "query.record {'session':'s1','domain':'law','route':'single'}",
          "assertion.record {'session':'s1','name':'units','level':'soft','failed':true}",
          "assertion.list {'session':'s1'}",
          "run.list {'specialist':'swe'}",
          "evolution.prune-report {}",
          "evolution.generation.open {}",
          "evolution.generation.list {}",
          "evolution.generation.tree {}",
          "evolution.mutation.list {}",
          "evolution.mutation.plateau {}",
          "evolution.agent.list {}",
          "evolution.status {}",
          "evolution.strategy.similar {'text':'opening','score_below':0}");

  @Test
  void everyAnswerOfAStoryIsValidByItsSchema() {
    SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    Map<String, Route> routes =
        Routes.of(Catalogue.complete()).toMap(route -> route.action().name(), route -> route);
    TreeSet<String> groups = new TreeSet<>();
    try (HttpServer server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .settings(HttpSettings.DEFAULT.withPort(0))
            .start()) {
      for (String step : STORY) {
        String name = step.substring(0, step.indexOf(' '));
        JsonObject input =
            (JsonObject) JsonParser.parse(step.substring(step.indexOf(' ')).replace('\'', '"'));
        Route route = routes.get(name).get();
        String body = HttpExample.send(keyed(server, step), route, input, Route.JSON).ok().body();
        Schema schema =
            registry.getSchema(
                PrettyJson.text(Schemas.ofAnswer(route.action().outputShape())), InputFormat.JSON);
        List<Error> errors =
            schema.validate(
                body,
                InputFormat.JSON,
                context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
        assertEquals(List.of(), errors, step + "\n" + body);
        groups.add(name.split("\\.")[0]);
      }
    }
    TreeSet<String> all =
        new TreeSet<>(routes.keySet().map(name -> name.split("\\.")[0]).toJavaSet());
    assertEquals(all, groups, "the story has an action of every group");
  }

  /** With a key, every action runs in one unit of work. */
  private static Http keyed(HttpServer server, String step) {
    return Http.on(server).with("Idempotency-Key", "step-" + STORY.indexOf(step));
  }
}
