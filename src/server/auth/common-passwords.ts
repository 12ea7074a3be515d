// The passwords that guessers try first, six characters and longer, in lower case.
const words = `
123456 123456789 12345678 1234567 1234567890 123123 111111 000000 654321 666666 121212 112233 123321
987654321 159753 147258369 789456123 123456a a123456 123456q 123abc abc123 abcd1234 abc12345 1q2w3e
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsx qazwsxedc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 qwerty
qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwertyui qwerty7 asdfgh asdfghjkl asdf1234 asdfasdf
asd123 zxcvbn zxcvbnm zxcvbnm1 poiuytrewq azerty azerty123 password password1 password12 password123
password1234 password! password1! p@ssword p@ssw0rd passw0rd passw0rd1 pa55word pass123 pass1234 pass12345
passpass mypassword newpassword welcome welcome1 welcome123 welcome1! letmein letmein1 letmein123 admin1
admin12 admin123 admin1234 admin12345 administrator adminadmin root123 rootroot toor123 test123 test1234
test12345 testing testing123 testtest tester guest123 guestguest user123 user1234 default changeme
changeme1 changeme123 change123 secret secret1 secret123 secret! access access1 access14 login123 master
master1 master123 hello1 hello123 hellohello iloveyou iloveyou1 iloveyou2 iloveu loveme lovely loveyou
lover1 sunshine sunshine1 princess princess1 monkey monkey1 monkey123 dragon dragon1 dragon123 football
football1 baseball baseball1 basketball soccer soccer1 hockey superman superman1 batman batman1 batman123
spiderman ironman starwars pokemon pokemon1 naruto naruto1 mickey mickey1 minnie donald garfield snoopy
tigger tigger1 winnie shadow shadow1 ashley ashley1 michael michael1 michelle jennifer jessica jessica1
jordan jordan1 jordan23 daniel daniel1 thomas thomas1 robert robert1 matthew matthew1 andrew andrew1
joshua joshua1 nicole nicole1 anthony anthony1 amanda amanda1 charlie charlie1 george george1 william
william1 hunter hunter1 hunter2 harley harley1 buster buster1 maggie maggie1 ginger ginger1 pepper pepper1
cookie cookie1 bailey bailey1 killer killer1 summer summer1 summer123 winter winter1 winter123 spring
autumn flower flower1 butterfly rainbow chocolate banana orange cheese computer computer1 internet
internet1 samsung samsung1 iphone google google1 google123 facebook facebook1 linkedin twitter youtube
microsoft windows windows1 apple123 whatever whatever1 trustno1 freedom freedom1 liverpool liverpool1
chelsea chelsea1 arsenal arsenal1 barcelona realmadrid juventus manchester manutd ronaldo messi10 mustang
mustang1 ferrari porsche mercedes toyota honda1 yamaha corvette camaro diamond diamond1 silver golden
purple yellow matrix matrix1 phoenix phoenix1 ranger ranger1 cowboy eagles lakers yankees steelers dallas
boston chicago london london1 austin phantom maverick merlin merlin1 wizard gandalf gateway packers
cheyenne brandon brandon1 jackson jackson1 heather patrick patrick1 martin martin1 victor victoria
victoria1 alexander alexandra samantha samantha1 elizabeth stephanie melissa melissa1 angela vanessa
vanessa1 jasmine jasmine1 natasha sophie sophie1 olivia isabella hannah hannah1 taylor taylor1 justin
justin1 tyler1 dakota dakota1 cameron cameron1 scooter sparky rocket rocket1 thunder thunder1 lightning
tiger1 tigers lion123 panther dolphin dolphins elephant penguin turtle fishing fishing1 guitar guitar1
music1 musica metallica nirvana slayer slipknot eminem blink182 junior junior1 senior player player1
gamer123 gaming minecraft minecraft1 fortnite roblox xbox360 playstation nintendo zelda1 mario1 sonic1
biteme fuckyou fuckyou1 fuckoff asshole bitch1 bullshit pussy1 sexy123 sexsex 696969 131313 101010 202020
212121 222222 232323 252525 333333 444444 555555 777777 7777777 888888 88888888 999999 11111111 00000000
12341234 12121212 11223344 123654 123654789 1234321 147258 159357 258456 741852963 852456 963852741 456789
456123 789456 987654 98765432 135790 246810 102030 010203 01234567 0123456789 09876543 0987654321 1111111
1234561 12345a 12345q 12345qwert 123qwe 123qweasd 123qwe123 123asd 123zxc qwe123 qwe123qwe qweqwe qweasd
qweasdzxc qwaszx 1password 1234qwer 1234abcd a1b2c3 a1b2c3d4 a12345 a1234567 a12345678 a123456789 aa123456
aa12345678 aaaaaa1 abcdef abcdefg abcdefgh abcdef1 abcabc abc1234 abcd123 asdqwe asdzxc zxc123 zxcasd
zzzzzz1 xxxxxx1 j38ifubn 3rjs1la7qe 18atcskd2w 1g2w3e4r gfhjkm ghbdtn marina natasha1 sergey vladimir
andrey maxim1 dmitry nikita lalala tinkle tinkerbell angel1 angel123 angels babygirl babygirl1 baby123
beautiful blessed blessed1 jesus1 jesus123 jesuschrist christ christian faith1 heaven trinity church
praise godisgood ilovegod ilovejesus ilovemom ilovemyself mother mother1 father father1 family family1
sister brother friends friends1 friend forever forever1 together always happy1 happy123 happiness smile1
smiley crazy1 lovers sweety sweetie sweetheart honey1 honey123 sugar1 candy1 cupcake strawberry cherry
cherry1 peaches pumpkin pumpkin1 muffin sunflower sunrise moonlight starlight ocean1 oceanblue seaside
beach1 beaches coastal coastal1 coastalclean coastal123 cleaning cleaning1 clean123 cleaner cleaner1
springbok springboks bokke1 bafana kaizer kaizerchiefs orlando pirates pirates1 sundowns stormers bulls1
sharks1 capetown capetown1 joburg durban pretoria mosselbay mossel1 george123 afrika africa africa1
southafrica mzansi nkosi1 thabo123 sipho123 lerato lerato1 thando precious precious1 blessing gift123
lucky1 lucky7 lucky13 lucky123 money1 money123 million business business1 company company1 office office1
office123 manager manager1 support support1 service service1 system system1 server server1 oracle oracle1
database backup backup1 temp123 temp1234 temporary temppass testpass demo123 demodemo sample sample1
example example1 pa$$word pa$$w0rd p@55word p@55w0rd qwerty! qwerty@123 admin@123 admin! welcome@123
pass@123 password@123 test@123 abc@123 india123 india@123 monday monday1 friday friday1 sunday january
february march1 april1 june123 july123 august august1 september october november december birthday
birthday1 christmas number1 number7 nothing nothing1 nopassword letmeinnow opensesame open123 secure
secure1 security security1 private private1 unknown hacker hacker1 hacked zombie ninja1 ninja123 samurai
warrior warriors knight legend legend1 champion champion1 winner winner1 success success1 power1 powerful
energy energy1 strong strong1 fitness runner runner1 cricket cricket1 rugby1 rugby123 tennis tennis1
golfer golfing surfing surfer skater dancer dancing singer summer2020 summer2021 summer2022 summer2023
summer2024 summer2025 summer2026 winter2024 winter2025 password2020 password2021 password2022 password2023
password2024 password2025 password2026 welcome2024 welcome2025 welcome2026
`

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
