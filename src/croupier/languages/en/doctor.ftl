# What `croupier floor doctor` says of a machine. The form `do` says what to do about it. Sentences end without a full stop.

doctor-health-ok = ok
doctor-health-warning = warning
doctor-health-fault = fault

doctor-area-program = program
doctor-area-clock = clock
doctor-area-database = database
doctor-area-keys = keys
doctor-area-rights = rights
doctor-area-disk = disk
doctor-area-books = books
doctor-area-people = people
doctor-area-backups = backups
doctor-area-handles = file handles
doctor-area-door = door
doctor-area-port = port
doctor-area-witness = witness

doctor-column-area = area
doctor-column-found = found
doctor-column-do = what to do
doctor-nothing = Nothing is in the way: { COUNT($looked) } things looked at
doctor-warnings = { $warnings ->
        [one] The floor opens; one thing should be looked at
       *[other] The floor opens; { COUNT($warnings) } things should be looked at
    }
doctor-faults = { $faults ->
        [one] One fault: put it right before the floor opens
       *[other] { COUNT($faults) } faults: put them right before the floor opens
    }

## The program

doctor-program-pinned = Croupier { $version } on Python { $python }; { COUNT($packages) } packages as the release was tested with
doctor-program-not-known = Croupier { $version } on Python { $python }; which packages it was tested with is not known here
doctor-program-others = Croupier { $version } on Python { $python }; packages in other versions than it was tested with: { COUNT($count) }, such as { TEXT($packages, join: "comma") }
    .do = install with the release’s constraints.txt, or test what you have
doctor-program-lacks = { $package } is not installed, and the database needs it
    .do = pip install '{ $extra }'

## The clock

doctor-clock-synchronised = the clock is kept right, to { COUNT($error) } ms at worst
doctor-clock-not-synchronised = nobody keeps the clock right: it may be wrong by { COUNT($error) } ms and more
    .do = turn on systemd-timesyncd, chrony or ntpd
doctor-clock-not-known = this system does not say whether anybody keeps its clock right
    .do = see to it that it is kept right, by NTP
doctor-clock-new = nothing was logged yet that the clock could contradict
doctor-clock-after-log = the last thing in the log happened { LASTING($by) } ago
doctor-clock-behind-log = the clock is { LASTING($by) } behind the last thing in the log ({ DATE($latest) }, { TIME($latest) })
    .do = set the clock right before the floor opens; its time would go on from the log and not from the clock
doctor-clock-was-set = { $forward ->
        [yes] the clock was set forward by { LASTING($by) } since the floor last looked
       *[other] the clock was set back by { LASTING($by) } since the floor last looked
    }
    .do = find out who set it; a manager is asked on the supervisors’ page whether the time counts
doctor-clock-far = the last thing in the log happened { LASTING($by) } ago
    .do = if the clock is right, a manager confirms it on the supervisors’ page once the floor is open

## The database

doctor-database-new = { $database } is not there yet: the first start makes it
doctor-database-sound = SQLite, log version { $version }, { COUNT($megabytes) } MB, whole
doctor-database-large = SQLite, log version { $version }, { COUNT($megabytes) } MB: too large to be read through in passing (--whole does)
doctor-database-postgres = PostgreSQL { $server }, log version { $version }, { COUNT($in_use) } of { COUNT($most) } connections in use
doctor-database-older = the database has log version { $version }, and this Croupier brings it to { $known } when the floor starts
    .do = make a backup first: an older Croupier does not open it afterwards
doctor-database-few-connections = the server allows { COUNT($most) } connections, and a floor of this many workers ({ COUNT($workers) }) may want { COUNT($needed) }
    .do = raise max_connections, or take fewer workers
doctor-database-unreachable = { $database } cannot be used: { $why }
    .do = see that it is there, runs, and lets in whoever runs the floor
doctor-database-newer = { $database } has log version { $version }, and this Croupier knows { $known }
    .do = open it with the newer Croupier; nothing was changed
doctor-database-damaged = { $database } is damaged: { $why }
    .do = stop the floor, keep the file, restore a backup
doctor-database-unsafe = what is committed may be lost when power fails: { TEXT($settings, join: "comma") }
    .do = turn it on in postgresql.conf and restart the server

## Keys and rights

doctor-keys-there = the keys in { $folder } are this log’s; heads are signed by { $key }
doctor-keys-new = no keys yet: the first start makes them in { $folder }
doctor-keys-beside = the keys lie beside the database, in { $folder }: whoever copies one has both
    .do = move them to a folder of their own and name it (--keys, CROUPIER_KEYS)
doctor-keys-missing = there is no key at { TEXT($files, join: "comma") }, and this log was kept with one
    .do = bring it back (croupier log keys import), name its folder (--keys), or say that it is lost (croupier log keys new)
doctor-keys-others = { $key } is { $here }, and this log was kept with { $wanted }
    .do = bring that one back (croupier log keys import), or say that it is lost (croupier log keys new --lost)
doctor-keys-unreadable = the keys cannot be used: { $why }
    .do = put that right; a key is readable by its owner alone (chmod 600)
doctor-keys-of-another-floor = the keys in { $folder } are those of a floor with { COUNT($heads) } heads, and this database is new
    .do = name that floor’s database, restore a backup of it, or name another folder (--keys)
doctor-rights-owner-only = { COUNT($files) } files and folders are their owner’s alone
doctor-rights-root = this is root
    .do = run the floor as a user of its own, and the doctor as that user
doctor-rights-open = { $file } has mode { $mode }: others than its owner may use it
    .do = chmod { $wanted } { $file }
doctor-rights-others = { $file } belongs to { $owner }, and this is { $user }
    .do = run as { $owner }, or give it to whoever runs the floor (chown)
doctor-rights-folder = anybody may put files into { $folder }, and others in the place of the floor’s
    .do = chmod o-w { $folder }

## Disks

doctor-disk-room = { COUNT($free) } MB free at { $place } ({ COUNT($percent) }%)
doctor-disk-low = { COUNT($free) } MB free at { $place } ({ COUNT($percent) }%); { COUNT($wanted) } MB would be enough
    .do = make room, or move what is there
doctor-disk-full = { COUNT($free) } MB free at { $place } ({ COUNT($percent) }%): tables would stop within the evening
    .do = make room before the floor opens
doctor-disk-few-files = { COUNT($files) } more files can be made at { $place }
    .do = remove small files that nobody needs
doctor-disk-no-files = { COUNT($files) } more files can be made at { $place }: backups and logs would fail
    .do = remove small files before the floor opens
doctor-disk-no-folder = there is no folder { $folder }
    .do = make it: install -d -m 700 { $folder }

## Books, people, copies

doctor-books-shipped = { COUNT($books) } books as the release brought them
doctor-books-approved = the book { $book } is not the release’s; an administrator approved { $edition }
doctor-books-changed = the files of the book { $book } are not the release’s ({ $edition }), and nobody approved them: no table opens by them
    .do = install the release again, or have an administrator approve them on /people
doctor-books-broken = { $why }
    .do = install the release again
doctor-books-missing = { $why }
    .do = put it back, or name it no more; tables that are open go on by what they opened with
doctor-people-there = { COUNT($people) } accounts
doctor-people-first = no accounts yet: whoever opens the page first becomes administrator
doctor-backups-none-yet = nothing to copy yet
doctor-backups-made = the last backup was made { LASTING($ago) } ago
doctor-backups-never = no backup was ever made of this floor
    .do = croupier backup FILE --log DATABASE, every day, to another disk
doctor-backups-old = the last backup was made { LASTING($ago) } ago
    .do = croupier backup FILE --log DATABASE; see why the timer did not

## Doors

doctor-handles-enough = { COUNT($limit) } files and connections may be open at once
doctor-handles-few = { COUNT($limit) } files and connections may be open at once, and a full floor wants { COUNT($needed) }
    .do = LimitNOFILE={ $needed } in the unit, or ulimit -n { $needed } before the start
doctor-door-local = only this machine reaches the floor ({ $host }): a proxy on it may
doctor-door-demo = a demonstration, for this machine alone ({ $host })
doctor-door-behind-tls = behind TLS, as { TEXT($names, join: "comma") }
doctor-door-no-names = cookies are for TLS only, and no name is said by which the floor is reached
    .do = CROUPIER_ORIGINS='["https://floor.example"]'
doctor-door-plain-origin = cookies are for TLS only, and { $origin } is not: nobody can stay logged in there
    .do = name https addresses only
doctor-door-no-proxies = the floor is behind a proxy and does not know which: all clients count as one address
    .do = CROUPIER_PROXIES='["127.0.0.1"]', the addresses of your proxies
doctor-door-any-proxy = { $proxy } counts as a proxy: any client may say that it comes from anywhere
    .do = name the addresses of your proxies alone
doctor-door-in-the-clear = the floor listens on { $host } without TLS: passwords and cookies can be read on the way
    .do = listen on 127.0.0.1 behind a proxy with TLS, and set CROUPIER_SECURE_COOKIES=true
doctor-door-cookies-plain = { $origin } is behind TLS, and cookies would be sent without it too
    .do = CROUPIER_SECURE_COOKIES=true
doctor-door-demo-open = a demonstration, whose logins need no password, is open to others ({ $host })
    .do = no --demo on a floor that others reach
doctor-door-workers = { COUNT($workers) } workers cannot share an SQLite file
    .do = one worker, or PostgreSQL
doctor-port-free = { $where } is free
doctor-port-any = any free port is taken
doctor-port-ours = a floor runs at { $where }, { COUNT($tables) } tables, and is well
doctor-port-troubled = a floor runs at { $where } and says that it is troubled: { TEXT($troubled, join: "comma") }
    .do = look at /health and at the supervisors’ page
doctor-port-taken = { $where } is taken, and not by a floor that answers
    .do = end what holds it (ss -ltnp), or choose another --port
doctor-port-not-ours = { $where } cannot be listened on: { $why }
    .do = choose another --host or --port; below 1024 is root’s

## The witness

doctor-witness-takes = { $witness } has head { COUNT($last) } of { COUNT($newest) }
doctor-witness-answers = somebody answers at { $witness }
doctor-witness-command = { $program } is there; whether it takes heads is seen on /health
doctor-witness-none = no witness: whoever has the machine could change the log, the heads and the keys together
    .do = --witness WHERE: a file on another mount, a command or an address that they cannot reach
doctor-witness-same-disk = the witness { $witness } lies on the disk of the database
    .do = put it on another machine, or on a mount of its own
doctor-witness-ahead = { $witness } has head { COUNT($last) } of this floor, and the log ends at head { COUNT($newest) }: it is an older copy, or its end was cut off
    .do = croupier verify with the witness; after a restore keep its file, and name another place for the heads to come
doctor-witness-behind = { $witness } has head { COUNT($last) } of { COUNT($newest) }
    .do = see why it does not take more; the floor tells it again when it starts
doctor-witness-down = the witness { $witness } cannot be told: { $why }
    .do = bring it back; play goes on meanwhile, and nothing vouches for it
doctor-witness-lost-heads = { $witness } ends at head { COUNT($last) }, and took head { COUNT($shipped) } before
    .do = find out who cut it; keep what is left, and verify the log with it
