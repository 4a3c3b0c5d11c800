-- The values that a rule limits, as types that columns of the same meaning share. A check of a table
-- is prepared anew for every statement, that of a domain together with the plan that is kept: six
-- checks took half the time of inserting a turn. A check over several columns stays in its table.
-- The names begin with stoa_, because a schema may hold an application's own types too.

CREATE DOMAIN stoa_non_negative AS BIGINT CHECK (VALUE >= 0);
CREATE DOMAIN stoa_positive AS BIGINT CHECK (VALUE >= 1);
CREATE DOMAIN stoa_context_window AS BIGINT CHECK (VALUE >= 100);
CREATE DOMAIN stoa_phase_place AS BIGINT CHECK (VALUE BETWEEN 0 AND 7);
CREATE DOMAIN stoa_episode_score AS BIGINT CHECK (VALUE BETWEEN -5 AND 5);
CREATE DOMAIN stoa_unit_range AS DOUBLE PRECISION CHECK (VALUE BETWEEN 0 AND 1);
CREATE DOMAIN stoa_match_weight AS DOUBLE PRECISION CHECK (VALUE BETWEEN 0.1 AND 1.0);
CREATE DOMAIN stoa_non_negative_double AS DOUBLE PRECISION CHECK (VALUE >= 0);
CREATE DOMAIN stoa_positive_double AS DOUBLE PRECISION CHECK (VALUE > 0);

CREATE DOMAIN stoa_hand_off_status AS TEXT
    CHECK (VALUE IN ('open', 'acknowledged', 'closed', 'cancelled'));
CREATE DOMAIN stoa_task_status AS TEXT
    CHECK (VALUE IN ('pending', 'running', 'completed', 'failed', 'timeout', 'cancelled'));
CREATE DOMAIN stoa_memory_tier AS TEXT CHECK (VALUE IN ('fast', 'medium', 'slow', 'glacial'));
CREATE DOMAIN stoa_memory_kind AS TEXT
    CHECK (VALUE IN ('fact', 'preference', 'decision', 'question', 'instruction'));
CREATE DOMAIN stoa_debate_status AS TEXT
    CHECK (VALUE IN ('pending', 'running', 'paused', 'completed', 'failed', 'cancelled'));
CREATE DOMAIN stoa_debate_topology AS TEXT CHECK (VALUE IN ('graph_mesh', 'star', 'chain', 'tree'));
CREATE DOMAIN stoa_debate_protocol AS TEXT CHECK (VALUE IN ('cpde', 'dpde', 'adaptive'));
CREATE DOMAIN stoa_debate_phase AS TEXT
    CHECK (VALUE IN ('dehallucination', 'self_evolvement', 'proposal', 'critique', 'review',
        'optimization', 'adversarial', 'convergence'));
CREATE DOMAIN stoa_gate_status AS TEXT
    CHECK (VALUE IN ('pending', 'approved', 'rejected', 'timed_out'));
CREATE DOMAIN stoa_voting_method AS TEXT
    CHECK (VALUE IN ('weighted', 'majority', 'plurality', 'unanimous', 'borda', 'condorcet'));
CREATE DOMAIN stoa_consensus_strength AS TEXT
    CHECK (VALUE IN ('unanimous', 'strong', 'moderate', 'weak', 'split', 'contested'));
CREATE DOMAIN stoa_consensus_truth AS TEXT CHECK (VALUE IN ('upheld', 'overturned'));
CREATE DOMAIN stoa_dissent_type AS TEXT
    CHECK (VALUE IN ('minor_quibble', 'alternative_approach', 'fundamental_disagreement',
        'edge_case_concern', 'risk_warning', 'abstention'));
CREATE DOMAIN stoa_proof_status AS TEXT CHECK (VALUE IN ('proof_found', 'failed', 'timeout'));
CREATE DOMAIN stoa_proof_language AS TEXT CHECK (VALUE IN ('z3_smt', 'lean4'));
CREATE DOMAIN stoa_lesson_tier AS TEXT CHECK (VALUE IN ('bronze', 'silver', 'gold', 'platinum'));
CREATE DOMAIN stoa_application_status AS TEXT CHECK (VALUE IN ('pending', 'succeeded', 'failed'));
CREATE DOMAIN stoa_message_role AS TEXT CHECK (VALUE IN ('system', 'user', 'assistant', 'tool'));
CREATE DOMAIN stoa_callout_type AS TEXT CHECK (VALUE IN ('disagreement', 'correction'));
CREATE DOMAIN stoa_accuracy_level AS TEXT CHECK (VALUE IN ('fast', 'balanced', 'high', 'maximum'));
CREATE DOMAIN stoa_answer_confidence AS TEXT CHECK (VALUE IN ('High', 'Medium', 'Uncertain'));
CREATE DOMAIN stoa_correction_source AS TEXT
    CHECK (VALUE IN ('arbiter', 'manual', 'implicit_confirmed'));
CREATE DOMAIN stoa_decay_class AS TEXT CHECK (VALUE IN ('A', 'B', 'C', 'D'));
CREATE DOMAIN stoa_correction_kind AS TEXT
    CHECK (VALUE IN ('factual', 'failure_pattern', 'decision', 'instruction', 'preference',
        'other'));
CREATE DOMAIN stoa_correction_scope AS TEXT
    CHECK (VALUE IN ('global', 'project', 'conversation', 'superseded'));
CREATE DOMAIN stoa_backup_trigger AS TEXT
    CHECK (VALUE IN ('token_threshold', 'message_count', 'time_gap', 'manual',
        'coverage_job_no_backup', 'coverage_job_stale'));
CREATE DOMAIN stoa_promotion_event AS TEXT CHECK (VALUE IN ('promote', 'rollback'));
CREATE DOMAIN stoa_assertion_level AS TEXT CHECK (VALUE IN ('blocking', 'soft', 'info'));
CREATE DOMAIN stoa_model_round AS TEXT CHECK (VALUE IN ('answer', 'peer_review'));
CREATE DOMAIN stoa_generation_status AS TEXT
    CHECK (VALUE IN ('active', 'shadow_trial', 'archived'));
CREATE DOMAIN stoa_agent_archetype AS TEXT
    CHECK (VALUE IN ('primary_actor', 'disruptor_info', 'disruptor_tension', 'created_agent'));
CREATE DOMAIN stoa_profile_creator AS TEXT CHECK (VALUE IN ('human', 'mutator', 'creator'));
CREATE DOMAIN stoa_termination_reason AS TEXT
    CHECK (VALUE IN ('agreement', 'abort_episode', 'timeout', 'corrupted', 'token_limit'));
CREATE DOMAIN stoa_mutation_stage AS TEXT CHECK (VALUE IN ('halving', 'trial'));
CREATE DOMAIN stoa_created_agent_status AS TEXT
    CHECK (VALUE IN ('active', 'terminated', 'pending_approval'));
CREATE DOMAIN stoa_origin_class AS TEXT
    CHECK (VALUE IN ('person', 'agent', 'tool', 'document', 'imported'));
CREATE DOMAIN stoa_trust_level AS BIGINT CHECK (VALUE BETWEEN 0 AND 5);
CREATE DOMAIN stoa_learning_decision AS TEXT
    CHECK (VALUE IN ('new', 'same', 'refines', 'contradicts', 'nothing'));
CREATE DOMAIN stoa_learning_reason AS TEXT
    CHECK (VALUE IN ('unknown', 'less_trusted', 'protected', 'same_text', 'near_duplicate', 'claimed', 'says_more', 'negated', 'recalled', 'learned_before', 'says_less', 'outdated', 'not_current'));
