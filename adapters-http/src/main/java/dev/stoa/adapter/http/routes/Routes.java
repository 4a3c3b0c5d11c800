package dev.stoa.adapter.http.routes;

import dev.stoa.actions.Action;
import dev.stoa.actions.Edge;
import dev.stoa.actions.catalogue.Catalogue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Stream;

/**
 * The path of every action, written by hand: derived paths would put free text into urls.
 *
 * <p>No fixed word is at the place of a name or an id under the same method, so that every name can
 * be used. An answer in lines has its media type at the end.
 */
public final class Routes {

  private static final String TABLE =
      """
      agent.register              POST   /v1/agents
      agent.register-batch        POST   /v1/agents/batch
      agent.list                  GET    /v1/agents
      agent.show                  GET    /v1/agents/{agent}
      agent.update                PATCH  /v1/agents/{agent}
      agent.delete                DELETE /v1/agents/{agent}
      agent.describe              PUT    /v1/agents/{agent}/description
      agent.clone                 POST   /v1/agents/{agent}/clone
      agent.rename                POST   /v1/agents/{agent}/rename
      agent.archive               POST   /v1/agents/{agent}/archive
      agent.restore               POST   /v1/agents/{agent}/restore
      agent.merge                 POST   /v1/agents/{from}/merge
      agent.names                 GET    /v1/agent-names
      agent.stats                 GET    /v1/agent-stats
      agent.totals                GET    /v1/totals
      agent.spawn.start           POST   /v1/agents/{agent}/spawns
      agent.spawn.list            GET    /v1/agents/{agent}/spawns
      agent.spawn.open            GET    /v1/spawns
      agent.spawn.show            GET    /v1/spawns/{spawn}
      agent.spawn.wake            POST   /v1/spawns/{spawn}/wake
      agent.spawn.end             POST   /v1/spawns/{spawn}/end

      assertion.record            POST   /v1/assertions
      assertion.list              GET    /v1/assertions
      assertion.counts            GET    /v1/assertion-counts
      assertion.outcome           GET    /v1/query-sessions/{session}/outcome

      audit.append                POST   /v1/audit/entries
      audit.append-batch          POST   /v1/audit/entries/batch
      audit.list                  GET    /v1/audit/entries
      audit.newest                GET    /v1/audit/newest
      audit.checkpoints           GET    /v1/audit/checkpoints
      audit.show                  GET    /v1/audit/entries/{entry}
      audit.verify                POST   /v1/audit/verify
      audit.export                GET    /v1/audit/export application/jsonl
      audit.prove                 GET    /v1/audit/proofs/{sequence} text/plain
      audit.prove-consistency     GET    /v1/audit/consistency

      breaker.list                GET    /v1/breakers
      breaker.show                GET    /v1/breakers/{name}
      breaker.configure           PUT    /v1/breakers/{name}
      breaker.success             POST   /v1/breakers/{name}/success
      breaker.failure             POST   /v1/breakers/{name}/failure
      breaker.reset               POST   /v1/breakers/{name}/reset

      calibration.predict         POST   /v1/tournaments/{tournament}/predictions
      calibration.predict-batch   POST   /v1/predictions/batch
      calibration.predictions     GET    /v1/tournaments/{tournament}/predictions
      calibration.resolve         PUT    /v1/tournaments/{tournament}/outcome
      calibration.resolve-batch   POST   /v1/tournaments/outcomes
      calibration.record          POST   /v1/calibration
      calibration.leaderboard     GET    /v1/calibration
      calibration.weights         GET    /v1/calibration/weights
      calibration.show            GET    /v1/agents/{agent}/calibration
      calibration.domains         GET    /v1/agents/{agent}/calibration/domains
      calibration.best-domains    GET    /v1/agents/{agent}/calibration/best-domains
      calibration.curve           GET    /v1/agents/{agent}/calibration/curve

      channel.create              POST   /v1/channels
      channel.list                GET    /v1/channels
      channel.show                GET    /v1/channels/{channel}
      channel.delete              DELETE /v1/channels/{channel}
      channel.rename              POST   /v1/channels/{channel}/rename
      channel.topic               PUT    /v1/channels/{channel}/topic
      channel.pin                 PUT    /v1/channels/{channel}/pin
      channel.unpin               DELETE /v1/channels/{channel}/pin
      channel.archive             POST   /v1/channels/{channel}/archive
      channel.restore             POST   /v1/channels/{channel}/restore
      channel.members             GET    /v1/channels/{channel}/members
      channel.post                POST   /v1/channels/{channel}/messages
      channel.history             GET    /v1/channels/{channel}/messages
      channel.newest              GET    /v1/channels/{channel}/newest
      channel.receive             POST   /v1/channels/{channel}/receive
      channel.wait                POST   /v1/channels/{channel}/wait
      channel.unread              GET    /v1/channels/{channel}/unread
      channel.export              GET    /v1/channels/{channel}/export text/markdown
      channel.delete-message      DELETE /v1/messages/{message}
      channel.inbox               GET    /v1/inbox
      channel.handoff.offer       POST   /v1/channels/{channel}/handoffs
      channel.handoff.list        GET    /v1/handoffs
      channel.handoff.in-channel  GET    /v1/channels/{channel}/handoffs
      channel.handoff.acknowledge POST   /v1/handoffs/{hand_off}/acknowledge
      channel.handoff.close       POST   /v1/handoffs/{hand_off}/close
      channel.handoff.cancel      POST   /v1/handoffs/{hand_off}/cancel

      consensus.record            POST   /v1/consensus
      consensus.list              GET    /v1/consensus
      consensus.show              GET    /v1/consensus/{consensus}
      consensus.supersede         POST   /v1/consensus/{consensus}/supersede
      consensus.archive           POST   /v1/consensus/{consensus}/archive
      consensus.restore           POST   /v1/consensus/{consensus}/restore
      consensus.resolve           PUT    /v1/consensus/{consensus}/truth
      consensus.dissent           POST   /v1/consensus/{consensus}/dissents
      consensus.against           GET    /v1/consensus/{consensus}/dissents
      consensus.dissents          GET    /v1/dissents
      consensus.acknowledge       POST   /v1/dissents/{dissent}/acknowledge
      consensus.rebut             PUT    /v1/dissents/{dissent}/rebuttal
      consensus.similar           GET    /v1/consensus-similar
      consensus.brief             GET    /v1/consensus-briefing
      consensus.contrarian        GET    /v1/consensus-contrarian
      consensus.warnings          GET    /v1/consensus-warnings
      consensus.statistics        GET    /v1/consensus-statistics
      consensus.minority-report   GET    /v1/minority-report
      consensus.prove             POST   /v1/debates/{debate}/proofs
      consensus.proof             GET    /v1/debates/{debate}/proof
      consensus.proofs            GET    /v1/proofs

      correction.record           POST   /v1/corrections
      correction.list             GET    /v1/corrections
      correction.show             GET    /v1/corrections/{correction}
      correction.history          GET    /v1/corrections/{correction}/history
      correction.supersede        POST   /v1/corrections/{correction}/supersede
      correction.withdraw         POST   /v1/corrections/{correction}/withdraw
      correction.prune            POST   /v1/correction-prune
      correction.retrieve         POST   /v1/correction-retrieve
      correction.check            POST   /v1/correction-check
      correction.detect           POST   /v1/correction-detect
      correction.worth            GET    /v1/correction-worth
      correction.export           GET    /v1/correction-export application/jsonl
      correction.export-summary   GET    /v1/correction-export-summary

      critique.file               POST   /v1/critiques
      critique.file-batch         POST   /v1/critiques/batch
      critique.list               GET    /v1/critiques
      critique.show               GET    /v1/critiques/{critique}
      critique.judge              PUT    /v1/critiques/{critique}/judgement
      critique.patterns           GET    /v1/patterns
      critique.pattern            GET    /v1/patterns/{pattern}
      critique.learn              POST   /v1/patterns
      critique.archive-patterns   POST   /v1/patterns/archive
      critique.proposal           POST   /v1/agents/{agent}/proposals
      critique.reputation         GET    /v1/agents/{agent}/reputation
      critique.vote-weight        GET    /v1/agents/{agent}/vote-weight
      critique.reputations        GET    /v1/reputations

      debate.open                 POST   /v1/debate-sessions
      debate.list                 GET    /v1/debate-sessions
      debate.find                 GET    /v1/debate-search
      debate.show                 GET    /v1/debate-sessions/{session}
      debate.delete               DELETE /v1/debate-sessions/{session}
      debate.start                POST   /v1/debate-sessions/{session}/start
      debate.pause                POST   /v1/debate-sessions/{session}/pause
      debate.resume               POST   /v1/debate-sessions/{session}/resume
      debate.complete             POST   /v1/debate-sessions/{session}/complete
      debate.fail                 POST   /v1/debate-sessions/{session}/fail
      debate.cancel               POST   /v1/debate-sessions/{session}/cancel
      debate.say                  POST   /v1/debate-sessions/{session}/turns
      debate.say-batch            POST   /v1/debate-sessions/{session}/turns/batch
      debate.turns                GET    /v1/debate-sessions/{session}/turns
      debate.replay               GET    /v1/debate-sessions/{session}/replay text/markdown
      debate.find-turns           GET    /v1/debate-turns
      debate.search               GET    /v1/debate-turn-search
      debate.turns-of             GET    /v1/agents/{agent}/debate-turns
      debate.version.add          POST   /v1/debate-sessions/{session}/versions
      debate.version.list         GET    /v1/debate-sessions/{session}/versions
      debate.version.rollback     POST   /v1/debate-sessions/{session}/versions/{version}/rollback
      debate.version.show         GET    /v1/debate-sessions/{session}/version
      debate.version.in-language  GET    /v1/code-versions
      debate.version.best         GET    /v1/code-versions/best
      debate.version.find         GET    /v1/code-version-search
      debate.gate.request         POST   /v1/debate-sessions/{session}/gates
      debate.gate.list            GET    /v1/debate-sessions/{session}/gates
      debate.gate.approve         POST   /v1/gates/{gate}/approve
      debate.gate.reject          POST   /v1/gates/{gate}/reject
      debate.gate.expire          POST   /v1/gates/expire
      debate.conclude             POST   /v1/debate-sessions/{session}/conclude
      debate.prove                GET    /v1/debate-sessions/{session}/receipt
      debate.history              GET    /v1/debate-history
      debate.vote                 POST   /v1/debate-sessions/{session}/votes
      debate.votes                GET    /v1/debate-sessions/{session}/votes
      debate.tally                GET    /v1/debate-sessions/{session}/tally

      context.register            POST   /v1/specialists
      context.specialists         GET    /v1/specialists
      context.append              POST   /v1/conversations/{conversation}/counted-messages
      context.store               POST   /v1/conversations/{conversation}/backups/{specialist}
      context.list                GET    /v1/conversations/{conversation}/backups/{specialist}
      context.resume              GET    /v1/conversations/{conversation}/backups/{specialist}/valid
      context.due                 GET    /v1/conversations/{conversation}/backups-due
      context.threads             GET    /v1/conversations/{conversation}/threads
      context.coverage            GET    /v1/backup-coverage
      context.cover               POST   /v1/backup-coverage

      evidence.collect            POST   /v1/evidence
      evidence.collect-batch      POST   /v1/evidence/batch
      evidence.expire             POST   /v1/evidence/expire
      evidence.list               GET    /v1/evidence
      evidence.show               GET    /v1/evidence/{evidence}
      evidence.remove             DELETE /v1/evidence/{evidence}
      evidence.assess             POST   /v1/evidence/{evidence}/assess
      evidence.citations          GET    /v1/evidence/{evidence}/citations
      evidence.cite               PUT    /v1/debates/{debate}/evidence/{evidence}
      evidence.cited              GET    /v1/debates/{debate}/evidence
      evidence.search             GET    /v1/evidence-search

      evolution.prune                    POST   /v1/evolution/prune
      evolution.prune-report             GET    /v1/evolution/prune
      evolution.generation.open          POST   /v1/generations
      evolution.generation.list          GET    /v1/generations
      evolution.generation.tree          GET    /v1/generation-tree
      evolution.generation.show          GET    /v1/generations/{generation}
      evolution.generation.activate      POST   /v1/generations/{generation}/activate
      evolution.generation.archive       POST   /v1/generations/{generation}/archive
      evolution.generation.ancestors     GET    /v1/generations/{generation}/ancestors
      evolution.generation.descendants   GET    /v1/generations/{generation}/descendants
      evolution.profile.add              POST   /v1/generations/{generation}/profiles
      evolution.profile.list             GET    /v1/generations/{generation}/profiles
      evolution.profile.show             GET    /v1/profiles/{profile}
      evolution.profile.lineage          GET    /v1/profiles/{profile}/lineage
      evolution.profile.diff             GET    /v1/profiles/{from}/diff/{to}
      evolution.episode.record           POST   /v1/generations/{generation}/episodes
      evolution.episode.list             GET    /v1/generations/{generation}/episodes
      evolution.episode.failing          GET    /v1/generations/{generation}/failing-episodes
      evolution.episode.record-batch     POST   /v1/episodes/batch
      evolution.episode.show             GET    /v1/episodes/{episode}
      evolution.episode.actions          GET    /v1/episodes/{episode}/actions
      evolution.episode.replay           GET    /v1/episodes/{episode}/replay
      evolution.mutation.halve           POST   /v1/generations/{generation}/halve
      evolution.mutation.constraints     GET    /v1/generations/{generation}/constraints
      evolution.mutation.judge           PUT    /v1/profiles/{variant}/judgement
      evolution.mutation.list            GET    /v1/mutations
      evolution.mutation.show            GET    /v1/mutations/{mutation}
      evolution.mutation.plateau         GET    /v1/mutation-plateau
      evolution.agent.propose            POST   /v1/generations/{generation}/created-agents
      evolution.agent.list               GET    /v1/created-agents
      evolution.agent.show               GET    /v1/created-agents/{agent}
      evolution.agent.trial              PUT    /v1/created-agents/{agent}/trial
      evolution.agent.approve            POST   /v1/created-agents/{agent}/approve
      evolution.agent.deny               POST   /v1/created-agents/{agent}/deny
      evolution.agent.terminate          POST   /v1/created-agents/{agent}/terminate
      evolution.agent.check              GET    /v1/created-agents/{agent}/check
      evolution.strategy.add             POST   /v1/strategies
      evolution.strategy.add-batch       POST   /v1/strategies/batch
      evolution.strategy.similar         POST   /v1/strategies/similar
      evolution.strategy.show            GET    /v1/strategies/{strategy}
      evolution.strategy.recurrence      GET    /v1/generations/{generation}/recurrence

      embeddings.status           GET    /v1/embeddings
      embeddings.embed            POST   /v1/embeddings/embed
      embeddings.switch           POST   /v1/embeddings/switch
      index.check                 GET    /v1/indexes
      index.rebuild               POST   /v1/indexes/rebuild

      knowledge.contribute        POST   /v1/knowledge
      knowledge.contribute-batch  POST   /v1/knowledge/batch
      knowledge.list              GET    /v1/knowledge
      knowledge.show              GET    /v1/knowledge/{entry}
      knowledge.archive           POST   /v1/knowledge/{entry}/archive
      knowledge.restore           POST   /v1/knowledge/{entry}/restore
      knowledge.related           GET    /v1/knowledge/{entry}/related
      knowledge.query             GET    /v1/knowledge-query
      knowledge.tree              GET    /v1/knowledge-tree
      knowledge.search            GET    /v1/knowledge-search

      conversation.start          POST   /v1/conversations
      conversation.list           GET    /v1/conversations
      conversation.show           GET    /v1/conversations/{conversation}
      conversation.rename         PUT    /v1/conversations/{conversation}/title
      conversation.move           PUT    /v1/conversations/{conversation}/project
      conversation.archive        POST   /v1/conversations/{conversation}/archive
      conversation.restore        POST   /v1/conversations/{conversation}/restore
      conversation.delete         DELETE /v1/conversations/{conversation}
      message.append              POST   /v1/conversations/{conversation}/messages
      message.append-batch        POST   /v1/conversations/{conversation}/messages/batch
      message.list                GET    /v1/conversations/{conversation}/messages
      message.window              GET    /v1/conversations/{conversation}/window
      message.search              GET    /v1/message-search
      message.reindex             POST   /v1/message-search/reindex

      project.create              POST   /v1/projects
      project.list                GET    /v1/projects
      project.show                GET    /v1/projects/{project}
      project.rename              PUT    /v1/projects/{project}/name
      project.delete              DELETE /v1/projects/{project}
      project.activate            PUT    /v1/projects/{project}/active
      project.active              GET    /v1/active-project
      project.deactivate          DELETE /v1/active-project

      lesson.learn                POST   /v1/lessons
      lesson.extract              POST   /v1/lessons/extract
      lesson.expire               POST   /v1/lessons/expire
      lesson.list                 GET    /v1/lessons
      lesson.show                 GET    /v1/lessons/{lesson}
      lesson.apply                POST   /v1/lessons/{lesson}/applications
      lesson.applications         GET    /v1/lessons/{lesson}/applications
      lesson.resolve              PUT    /v1/lesson-applications/{application}/outcome
      lesson.search               GET    /v1/lesson-search
      lesson.statistics           GET    /v1/lesson-statistics

      memory.remember             POST   /v1/memories
      memory.remember-batch       POST   /v1/memories/batch
      memory.recall               POST   /v1/memories/recall
      memory.consolidate          POST   /v1/memories/consolidate
      memory.expire               POST   /v1/memories/expire
      memory.limit                POST   /v1/memories/limit
      memory.list                 GET    /v1/memories
      memory.show                 GET    /v1/memories/{id}
      memory.edit                 PATCH  /v1/memories/{id}
      memory.forget               DELETE /v1/memories/{id}
      memory.outcome              POST   /v1/memories/{id}/outcome
      memory.outcomes             GET    /v1/memories/{id}/outcomes
      memory.promote              POST   /v1/memories/{id}/promote
      memory.demote               POST   /v1/memories/{id}/demote
      memory.protect              PUT    /v1/memories/{id}/protection
      memory.unprotect            DELETE /v1/memories/{id}/protection
      memory.scopes               GET    /v1/memory-scopes
      memory.stats                GET    /v1/memory-stats
      memory.evaluate             POST   /v1/memory-evaluations
      memory.evaluations          GET    /v1/memory-evaluations
      memory.archive              GET    /v1/memory-archive
      memory.restore              POST   /v1/memory-archive/{id}/restore
      memory.purge                DELETE /v1/memory-archive/{id}
      memory.snapshot.export      GET    /v1/memory-snapshot application/jsonl
      memory.snapshot.restore     POST   /v1/memory-snapshot

      note.write                  POST   /v1/notes
      note.write-batch            POST   /v1/notes/batch
      note.replace                POST   /v1/notes/replace
      note.list                   GET    /v1/notes
      note.show                   GET    /v1/notes/{note}
      note.edit                   PATCH  /v1/notes/{note}
      note.delete                 DELETE /v1/notes/{note}
      note.chain                  GET    /v1/notes/{note}/chain
      note.related                GET    /v1/notes/{note}/related
      note.core                   PUT    /v1/notes/{note}/core
      note.archive                POST   /v1/notes/{note}/archive
      note.restore                POST   /v1/notes/{note}/restore
      note.wake                   POST   /v1/wake
      note.briefing               GET    /v1/briefing

      query.record                POST   /v1/query-sessions
      query.list                  GET    /v1/query-sessions
      query.show                  GET    /v1/query-sessions/{session}

      rating.record               PUT    /v1/matches/{debate}
      rating.record-batch         POST   /v1/matches/batch
      rating.match                GET    /v1/matches/{debate}
      rating.matches              GET    /v1/matches
      rating.leaderboard          GET    /v1/ratings
      rating.best                 GET    /v1/ratings/best
      rating.fit                  GET    /v1/ratings/fit
      rating.replay               GET    /v1/ratings/replay
      rating.repair               POST   /v1/ratings/repair
      rating.show                 GET    /v1/agents/{agent}/rating
      rating.as-of                GET    /v1/agents/{agent}/rating/as-of
      rating.history              GET    /v1/agents/{agent}/rating/history
      rating.trend                GET    /v1/agents/{agent}/rating/trend
      rating.head-to-head         GET    /v1/agents/{agent}/head-to-head/{other}
      rating.relationships        GET    /v1/agents/{agent}/relationships
      rating.relationship         GET    /v1/agents/{agent}/relationships/{other}
      rating.observe              POST   /v1/agents/{agent}/relationships/{other}
      rating.rivals               GET    /v1/agents/{agent}/rivals
      rating.allies               GET    /v1/agents/{agent}/allies

      run.record                  POST   /v1/runs
      run.list                    GET    /v1/runs
      run.show                    GET    /v1/runs/{run}
      run.settle                  POST   /v1/queries/{query}/settle

      specialist.promote          POST   /v1/specialists/{specialist}/promotions
      specialist.promotions       GET    /v1/specialists/{specialist}/promotions
      specialist.rollback         POST   /v1/specialists/{specialist}/rollback
      specialist.analytics        GET    /v1/specialists/{specialist}/analytics
      specialist.rollback-all     POST   /v1/specialist-rollback
      specialist.route            POST   /v1/specialist-route
      specialist.arbitrate        POST   /v1/specialist-arbitrate
      specialist.score            GET    /v1/specialist-score
      specialist.assess           POST   /v1/specialist-assess

      search                      GET    /v1/search

      doctor                      GET    /v1/doctor
      maintain                    POST   /v1/maintain
      forget.subject              POST   /v1/erasures
      forget.certificates         GET    /v1/erasures
      forget.prove                GET    /v1/erasures/{erasure}

      task.create                 POST   /v1/tasks
      task.create-batch           POST   /v1/tasks/batch
      task.claim                  POST   /v1/tasks/claim
      task.reclaim                POST   /v1/tasks/reclaim
      task.heartbeat-batch        POST   /v1/tasks/heartbeat
      task.complete-batch         POST   /v1/tasks/complete
      task.list                   GET    /v1/tasks
      task.show                   GET    /v1/tasks/{task}
      task.cancel                 POST   /v1/tasks/{task}/cancel
      task.heartbeat              POST   /v1/tasks/{task}/heartbeat
      task.complete               POST   /v1/tasks/{task}/complete
      task.fail                   POST   /v1/tasks/{task}/fail
      task.release                POST   /v1/tasks/{task}/release
      task.counts                 GET    /v1/task-counts
      """;

  private static final Map<String, Seq<String>> ROWS =
      Stream.ofAll(TABLE.lines().filter(line -> !line.isBlank()).toList())
          .map(line -> List.of(line.strip().split(" +")))
          .foldLeft(LinkedHashMap.empty(), (rows, words) -> rows.put(words.head(), words.tail()));

  private Routes() {}

  /** The names of the actions that the table has. */
  static Set<String> names() {
    return ROWS.keySet();
  }

  /** The routes of a catalogue, in its order. */
  public static Seq<Route> of(Catalogue catalogue) {
    return catalogue.on(Edge.HTTP).map(Routes::of);
  }

  private static Route of(Action<?, ?> action) {
    Seq<String> words =
        ROWS.get(action.name())
            .getOrElseThrow(
                () -> new IllegalStateException(action.name() + " has no line in Routes"));
    return new Route(
        action, words.get(0), words.get(1), words.size() > 2 ? words.get(2) : Route.JSON);
  }
}
