/**
 * One storage code for both engines: the unit of work, the dialect seam and prepared statements.
 */
package dev.stoa.adapter.jooq;
