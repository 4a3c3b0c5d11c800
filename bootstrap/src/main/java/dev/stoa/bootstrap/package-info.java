/** The ready-made wiring: one line opens a workspace with every context. */
package dev.stoa.bootstrap;
