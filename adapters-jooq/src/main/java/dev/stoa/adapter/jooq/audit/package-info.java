/** The audit chain and its checkpoints in tables. */
package dev.stoa.adapter.jooq.audit;
