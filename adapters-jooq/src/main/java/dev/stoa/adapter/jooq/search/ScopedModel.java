package dev.stoa.adapter.jooq.search;

import dev.stoa.domain.search.VectorScope;

/** One model in one scope, whose vectors are compared with each other. */
record ScopedModel(VectorScope scope, String model) {}
