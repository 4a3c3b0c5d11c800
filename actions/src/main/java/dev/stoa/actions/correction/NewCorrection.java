package dev.stoa.actions.correction;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.correction.CorrectionKind;
import dev.stoa.domain.correction.CorrectionSource;
import dev.stoa.domain.correction.DecayClass;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;

/** A correction to record. */
record NewCorrection(
    @Param(value = SUBJECT, position = 0) String subject,
    @Param(value = DOMAIN, position = 1) Discipline domain,
    @Param(value = CLAIM, position = 2) String claim,
    @Param(REJECTED) Option<String> rejected,
    @Param(value = CONFIDENCE, min = 0, max = 1, defaultValue = "0.9") double confidence,
    @Param(value = SOURCE, defaultValue = "manual") CorrectionSource source,
    @Param(DECAY) Option<DecayClass> decayClass,
    @Param(value = KIND, defaultValue = "factual") CorrectionKind kind,
    @Param(PINNED) boolean pinned,
    @Param(value = PROJECT, label = "id") Option<String> project,
    @Param(value = CONVERSATION, label = "id") Option<String> conversation,
    @Param(value = METADATA, defaultValue = "{}") CanonicalJson metadata)
    implements CorrectionInput {}
